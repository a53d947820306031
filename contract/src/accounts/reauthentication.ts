import { type Static, Type } from "typebox";
import { limits } from "../wire/limits.ts";
import { Text } from "../wire/primitives.ts";

/**
 * That it is really the member who changes how they sign in: the password, where there is one (else they must have
 * signed in within the last 15 minutes), and a code, where two-factor sign-in is on.
 */
export const Proof = Type.Object({
  current_password: Type.Optional(Text(1000)),
  /** Of the authenticator app, or a recovery code. */
  code: Type.Optional(Text(limits.code)),
});
export type Proof = Static<typeof Proof>;
