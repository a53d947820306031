import { type Static, Type } from "typebox";

/**
 * A proof of work, demanded by the throttle: a 429 `proof_required` carries the challenge, and the same call is
 * accepted with the header `Proof-Of-Work`, the base64 of `{challenge, solution}` as JSON. Waiting also works.
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
      /** The call and the caller that the challenge was issued for. */
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
