import type { Challenge, Proof } from "@mindreel/contract/wire/proof-of-work";

/**
 * Does the work that the server asks for, beside the page.
 * @returns the header that shows it
 * @throws where the browser cannot, as on a plain http address of the local network
 */
export async function prove(challenge: Challenge): Promise<string> {
  const worker = new Worker(new URL("./proof.worker.ts", import.meta.url), { type: "module" });
  try {
    const solution = await new Promise<Proof["solution"] | null>((resolve, reject) => {
      worker.addEventListener("message", ({ data }: MessageEvent<Proof["solution"] | null>) => resolve(data));
      worker.addEventListener("error", () => reject(new Error("the work could not be done here")));
      // A promise that fails in there is told by no event.
      if (!isSecureContext) reject(new Error("the work needs https"));
      worker.postMessage(challenge);
    });
    if (solution === null) throw new Error("the work took too long");
    const { counter, derivedKey } = solution;
    return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } } satisfies Proof));
  } finally {
    worker.terminate();
  }
}
