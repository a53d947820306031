import type { googleSignInWire } from "@mindreel/contract/accounts/google-sign-in";
import type { Rows } from "#test/calls/rows.ts";

export const calls = {
  "POST /api/accounts/v1/google/login/": {
    access: [400, 400, 400, 400],
    request: async ({ google, fresh, unique }) => {
      const [access_token, sub] = [`ya29.${unique()}`, `sub-${unique()}`];
      google.know(access_token, {
        token: { aud: "films", azp: "films", sub, expires_in: "3599", exp: String(Date.now() / 1000 + 3599) },
        user: { sub, email: fresh(), email_verified: true, name: `Person ${unique()}` },
      });
      return { body: { access_token } };
    },
    body: { access_token: "x", code: "000000", accepted_legal: 1 },
  },
} satisfies Rows<typeof googleSignInWire>;
