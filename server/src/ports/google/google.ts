import { type TSchema, Type } from "typebox";
import { Value } from "typebox/value";
import type { Config } from "#config.ts";

export interface GoogleIdentity {
  /** Google's own id of the person; addresses change hands, this does not. */
  readonly sub: string;
  readonly email: string;
  readonly name: string;
}

/** A token that proves nothing here, or Google did not say so in time. */
export class GoogleError extends Error {}

export interface Google {
  /** Who a token belongs to. @throws GoogleError */
  readonly identify: (accessToken: string) => Promise<GoogleIdentity>;
}

const Flag = Type.Union([Type.Boolean(), Type.String()]);
const Number_ = Type.Union([Type.Number(), Type.String()]);
const TokenInfo = Type.Object({
  aud: Type.String(),
  exp: Type.Optional(Number_),
  expires_in: Type.Optional(Number_),
  sub: Type.Optional(Type.String()),
});
const UserInfo = Type.Object({
  sub: Type.String({ minLength: 1, maxLength: 255 }),
  email: Type.String({ format: "email", maxLength: 254 }),
  email_verified: Flag,
  name: Type.Optional(Type.String()),
});

const patience = 10_000;

async function read<T extends TSchema>(schema: T, address: string, init: RequestInit) {
  const response = await fetch(address, { ...init, redirect: "error" }).catch((error: unknown) => {
    throw new GoogleError("Google was not reached", { cause: error });
  });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok || !Value.Check(schema, answer)) throw new GoogleError(`Google answered ${response.status}`);
  return answer;
}

/** Checks tokens with Google: made for us, not over, of somebody whose address Google has verified. */
export function createGoogle(config: Config["google"]): Google {
  if (config === undefined) {
    return { identify: () => Promise.reject(new GoogleError("signing in by Google is not set up")) };
  }
  const tokens = config.apiBase ?? "https://oauth2.googleapis.com";
  const users = config.apiBase ?? "https://www.googleapis.com";
  return {
    identify: async (accessToken) => {
      const signal = AbortSignal.timeout(patience);
      const query = new URLSearchParams({ access_token: accessToken });
      const token = await read(TokenInfo, `${tokens}/tokeninfo?${query}`, { signal });
      if (token.aud !== config.clientId) throw new GoogleError("the token was made for somebody else");
      const left = token.expires_in ?? Number(token.exp) - Date.now() / 1000;
      if (!(Number(left) > 0)) throw new GoogleError("the token is over");
      const headers = { Authorization: `Bearer ${accessToken}` };
      const user = await read(UserInfo, `${users}/oauth2/v3/userinfo`, { headers, signal });
      if (token.sub !== undefined && token.sub !== user.sub) throw new GoogleError("the token is of two people");
      if (String(user.email_verified) !== "true") throw new GoogleError("Google has not verified the address");
      return { sub: user.sub, email: user.email, name: user.name?.trim() ?? "" };
    },
  };
}
