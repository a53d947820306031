import { createHmac, randomInt } from "node:crypto";
import { type Challenge, Proof } from "@mindreel/contract/wire/proof-of-work";
import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { Value } from "typebox/value";
import { minute } from "#domain/time/units-of-time.ts";

/** PBKDF2 iterations of one step: about half a millisecond of CPU time. */
const cost = 1_000;
/** Steps of the minimum work, which takes a browser less than half a second. */
const steps = 400;
/** Milliseconds for which a challenge is valid. */
const lifetime = 2 * minute;

/** Signed challenges: solving one costs a browser a moment, solving a thousand costs an attacker hours. */
export function createProofs(secret: string, clock: () => Date) {
  const key = (purpose: string) => createHmac("sha256", secret).update(purpose).digest("base64url");
  const secrets = { hmacSignatureSecret: key("challenge"), hmacKeySignatureSecret: key("solution") };

  return {
    /** @param work in multiples of the minimum work */
    challenge: async (subject: string, work: number): Promise<Challenge> => {
      const { parameters, signature } = await createChallenge({
        algorithm: "PBKDF2/SHA-256",
        cost,
        counter: randomInt(steps * work, 2 * steps * work),
        data: { for: subject, work, until: clock().getTime() + lifetime },
        deriveKey,
        ...secrets,
      });
      const challenge = Value.Parse(Proof.properties.challenge, { parameters, signature });
      return challenge;
    },

    /**
     * Checks the proof in a call's header.
     * @returns its nonce, which can be spent once; undefined if the proof is invalid or of too little work
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
