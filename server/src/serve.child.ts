// The server for tests, with a given web app.
import { loadConfig } from "#config/config.ts";
import { runCommand, serve } from "./serve.ts";

const [webRoot = ""] = process.argv.slice(2);
await runCommand(() => serve(loadConfig(), { webRoot }));
