import { url as debuggerUrl } from "node:inspector";
import { Worker } from "node:worker_threads";

/** Milliseconds between two signs of life, and between two looks at them. */
const beatEvery = 1000;
/** Signs of life that may be missing in a row. */
const mostMissing = 60;

/**
 * Runs in a thread of its own, where nothing of ours is loaded. It counts its own looks, so that a machine that slept
 * misses none. Killed, as a process that hangs can run no handler; a job that was running counts as a death.
 */
const watcher = `
  const { workerData: { beats, every, most } } = require("node:worker_threads");
  let [seen, missing] = [-1, 0];
  setInterval(() => {
    const now = Atomics.load(beats, 0);
    missing = now === seen ? missing + 1 : 0;
    seen = now;
    if (missing < most) return;
    require("node:fs").writeSync(2, "The server has hung and is killed, so that it can be started again.\\n");
    process.kill(process.pid, "SIGKILL");
  }, every);
`;

/**
 * Kills this process if it hangs, in a text that somebody made for that: what runs it (systemd, Docker) starts it again.
 * A process under a debugger may stand still. The watch begins with the event loop.
 */
export function watchThisProcess(every = beatEvery, most = mostMissing): void {
  if (debuggerUrl() !== undefined) return;
  const beats = new Int32Array(new SharedArrayBuffer(4));
  setInterval(() => Atomics.add(beats, 0, 1), every).unref();
  const limits = { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1, stackSizeMb: 1 };
  const workerData = { beats, every, most };
  new Worker(watcher, { eval: true, execArgv: [], workerData, resourceLimits: limits }).unref();
}
