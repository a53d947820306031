import { loadConfig } from "#config/config.ts";
import { runCommand, serve } from "./serve.ts";

await runCommand(() => serve(loadConfig()));
