import { createHmac, randomInt } from "node:crypto";
import { type Challenge, Proof } from "@mindreel/contract/wire/proof-of-work";
import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { Value } from "typebox/value";

/** One step of the work: half a millisecond here, less where many are done at once. */
const cost = 1_000;
/** Steps of the least work: below half a second in a browser. */
const steps = 400;
const lifetime = 2 * 60_000;

/** Signed puzzles that cost a browser moments, and whoever calls a thousand times, hours. */
export function createProofs(secret: string, clock: () => Date) {
  const key = (purpose: string) => createHmac("sha256", secret).update(purpose).digest("base64url");
  const secrets = { hmacSignatureSecret: key("challenge"), hmacKeySignatureSecret: key("solution") };

  return {
    /** @param work how much, as a multiple of the least */
    challenge: async (subject: string, work: number): Promise<Challenge> => {
      const { parameters, signature } = await createChallenge({
        algorithm: "PBKDF2/SHA-256",
        cost,
        counter: randomInt(steps * work, 2 * steps * work),
        data: { for: subject, work, until: clock().getTime() + lifetime },
        deriveKey,
        ...secrets,
      });
      return Value.Parse(Proof.properties.challenge, { parameters, signature });
    },

    /**
     * Reads the header of a call.
     * @returns the proof's own name, by which it is used once; undefined for one that proves too little, or nothing
     */
    check: async (header: string, subject: string, work: number): Promise<string | undefined> => {
      const proof = parse(header);
      if (proof === undefined) return undefined;
      const { data, nonce } = proof.challenge.parameters;
      if (data.for !== subject || data.work < work || data.until < clock().getTime()) return undefined;
      const { verified } = await verifySolution({
        challenge: proof.challenge,
        solution: { ...proof.solution, time: 0 },
        deriveKey,
        ...secrets,
      });
      return verified ? nonce : undefined;
    },

    lifetime,
  };
}

function parse(header: string): Proof | undefined {
  try {
    const proof: unknown = JSON.parse(Buffer.from(header, "base64").toString("utf8"));
    return Value.Check(Proof, proof) ? proof : undefined;
  } catch {
    return undefined;
  }
}
