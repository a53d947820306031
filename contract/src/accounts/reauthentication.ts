import { type Static, Type } from "typebox";
import { limits } from "../plain/limits.ts";
import { Text } from "../wire/primitives.ts";

/**
 * Proof that a sensitive change comes from the member: the password (members without one must have signed in within the
 * last 15 minutes), and a code if two-factor sign-in is on.
 */
export const Proof = Type.Object({
  current_password: Type.Optional(Text(1000)),
  /** From the authenticator app, or a recovery code. */
  code: Type.Optional(Text(limits.code)),
});
export type Proof = Static<typeof Proof>;
