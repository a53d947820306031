// A minimal server for tests: starts the engine, prints a line of JSON, and stops when its input ends. Any earlier
// input makes it open files until it runs out of file descriptors, as many connections would.
import { closeSync, openSync } from "node:fs";
import { startEmbedded } from "./engine.ts";
import { errorCode } from "./postmaster.ts";

const [dataDir = "", role = "owner"] = process.argv.slice(2);
const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);
const write = (details: object, message: string) => process.stderr.write(`${message} ${JSON.stringify(details)}\n`);
const open: number[] = [];

function exhaust(): void {
  try {
    for (;;) open.push(openSync("/dev/null", "r"));
  } catch (error) {
    write({ code: errorCode(error), files: open.length }, "no descriptor is left");
  }
}

try {
  const engine = await startEmbedded({
    dataDir,
    owner: role === "owner",
    log: { info: write, warn: write, error: write },
  });
  say({ url: engine.url });
  process.stdin.once("data", exhaust).once("end", () => {
    for (const each of open) closeSync(each);
    void engine.stop().then(() => process.exit(0));
  });
} catch (error) {
  say({ refused: error instanceof Error ? error.message : String(error) });
  process.exitCode = 1;
}
