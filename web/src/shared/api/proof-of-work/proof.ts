import type { Challenge, Proof } from "@mindreel/contract/wire/proof-of-work";

/**
 * Computes the proof of work that the server demands, in a worker.
 * @returns the value of the proof header
 * @throws if the browser cannot, for instance on a plain http URL in the local network
 */
export async function prove(challenge: Challenge): Promise<string> {
  const worker = new Worker(new URL("./proof.worker.ts", import.meta.url), { type: "module" });
  try {
    const solution = await new Promise<Proof["solution"] | null>((resolve, reject) => {
      worker.addEventListener("message", ({ data }: MessageEvent<Proof["solution"] | null>) => resolve(data));
      worker.addEventListener("error", () => reject(new Error("the proof of work failed")));
      // A promise rejected in the worker fires no error event, so check for the cause here.
      if (!isSecureContext) reject(new Error("the proof of work needs https"));
      worker.postMessage(challenge);
    });
    if (solution === null) throw new Error("the proof of work took too long");
    const { counter, derivedKey } = solution;
    return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } } satisfies Proof));
  } finally {
    worker.terminate();
  }
}
