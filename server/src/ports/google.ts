import { type TSchema, Type } from "typebox";
import { Value } from "typebox/value";
import type { Config } from "#config/config.ts";
import { storable } from "#domain/storable.ts";
import { type Google, GoogleError } from "./google.port.ts";

const BooleanOrText = Type.Union([Type.Boolean(), Type.String()]);
const NumberOrText = Type.Union([Type.Number(), Type.String()]);
const TokenInfo = Type.Object({
  aud: Type.String(),
  exp: Type.Optional(NumberOrText),
  expires_in: Type.Optional(NumberOrText),
  sub: Type.Optional(Type.String()),
});
const UserInfo = Type.Object({
  sub: Type.String({ minLength: 1, maxLength: 255, pattern: "^[^\\u0000]*$" }),
  email: Type.String({ format: "email", maxLength: 254, pattern: "^[^\\u0000]*$" }),
  email_verified: BooleanOrText,
  name: Type.Optional(Type.String()),
});

/** Milliseconds. */
const timeout = 10_000;

async function read<T extends TSchema>(schema: T, address: string, init: RequestInit) {
  const response = await fetch(address, { ...init, redirect: "error" }).catch((error: unknown) => {
    throw new GoogleError("Google cannot be reached", { cause: error });
  });
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok || !Value.Check(schema, body)) throw new GoogleError(`Google answered ${response.status}`);
  return body;
}

/** Checks with Google that a token is for this site, unexpired, and of a person with a verified email address. */
export function createGoogle(config: Config["google"]): Google {
  if (config === undefined) {
    return { identify: () => Promise.reject(new GoogleError("signing in with Google is not configured")) };
  }
  const tokens = config.apiBase ?? "https://oauth2.googleapis.com";
  const users = config.apiBase ?? "https://www.googleapis.com";
  return {
    identify: async (accessToken) => {
      const signal = AbortSignal.timeout(timeout);
      const query = new URLSearchParams({ access_token: accessToken });
      const token = await read(TokenInfo, `${tokens}/tokeninfo?${query}`, { signal });
      if (token.aud !== config.clientId) throw new GoogleError("the token was issued to another client");
      const left = token.expires_in ?? Number(token.exp) - Date.now() / 1000;
      if (!(Number(left) > 0)) throw new GoogleError("the token has expired");
      const headers = { Authorization: `Bearer ${accessToken}` };
      const user = await read(UserInfo, `${users}/oauth2/v3/userinfo`, { headers, signal });
      if (token.sub !== undefined && token.sub !== user.sub)
        throw new GoogleError("Google's two responses name different people");
      if (String(user.email_verified) !== "true") throw new GoogleError("Google has not verified the address");
      return { sub: user.sub, email: user.email, name: storable(user.name ?? "").trim() };
    },
  };
}
