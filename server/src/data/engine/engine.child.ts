// A minimal server for tests: starts the engine, prints a line of JSON, and stops when its input ends.
import { startEmbedded } from "./engine.ts";

const [dataDir = "", role = "owner"] = process.argv.slice(2);
const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);
const write = (details: object, message: string) => process.stderr.write(`${message} ${JSON.stringify(details)}\n`);
try {
  const engine = await startEmbedded({
    dataDir,
    owner: role === "owner",
    log: { info: write, warn: write, error: write },
  });
  say({ url: engine.url });
  process.stdin.resume().once("end", () => engine.stop().then(() => process.exit(0)));
} catch (error) {
  say({ refused: error instanceof Error ? error.message : String(error) });
  process.exitCode = 1;
}
