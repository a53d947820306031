import { type Static, Type } from "typebox";

/**
 * A proof of work, which the throttle asks for: a 429 `proof_required` carries the challenge, and the same call is let
 * through with the header `Proof-Of-Work`, the base64 of `{challenge, solution}` as JSON. Waiting helps as well.
 */
export const Challenge = Type.Object({
  parameters: Type.Object({
    algorithm: Type.String(),
    nonce: Type.String(),
    salt: Type.String(),
    cost: Type.Integer(),
    keyLength: Type.Integer(),
    keyPrefix: Type.String(),
    keySignature: Type.String(),
    data: Type.Object({
      /** The call and the caller that it is for. */
      for: Type.String(),
      work: Type.Integer(),
      until: Type.Integer({ description: "In milliseconds since 1970" }),
    }),
  }),
  signature: Type.String(),
});
export type Challenge = Static<typeof Challenge>;

export const Proof = Type.Object({
  challenge: Challenge,
  solution: Type.Object({ counter: Type.Integer(), derivedKey: Type.String() }),
});
export type Proof = Static<typeof Proof>;
