import { loadConfig } from "./config.ts";
import { runCommand, serve } from "./serve.ts";

await runCommand(() => serve(loadConfig()));
