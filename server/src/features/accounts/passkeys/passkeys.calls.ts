import type { passkeysWire } from "@mindreel/contract/accounts/passkeys";
import { password } from "#test/app/members.ts";
import type { Rows } from "#test/calls/rows.ts";
import { proof } from "#test/calls/world.ts";
import { createDevice } from "#test/passkeys.ts";

const credential = { id: "x", rawId: "x", type: "public-key" };

export const calls = {
  "POST /api/accounts/v1/passkeys/options/": {
    access: [200, 200, 200, 200],
    request: async () => ({}),
  },
  "POST /api/accounts/v1/passkeys/login/": {
    access: [400, 400, 400, 400],
    request: async ({ t, withPasskey }) => {
      const { device } = await withPasskey();
      const { challenge } = await t.ok("POST /api/accounts/v1/passkeys/options/");
      return { body: { credential: device.use(challenge) } };
    },
    body: {
      credential: { ...credential, response: { clientDataJSON: "x", authenticatorData: "x", signature: "x" } },
    },
  },
  "POST /api/accounts/v1/security/passkey-options/": {
    access: [401, 403, 403, 403],
    request: async ({ member }) => ({ token: (await member()).token, body: proof }),
    body: { current_password: password, code: "000000" },
  },
  "POST /api/accounts/v1/security/passkeys/": {
    access: [401, 400, 400, 400],
    request: async ({ member, challengeFor }) => {
      const { token } = await member();
      return { token, body: { credential: createDevice().create(await challengeFor(token)) } };
    },
    body: {
      credential: { ...credential, response: { clientDataJSON: "x", attestationObject: "x" } },
      name: "A key",
    },
  },
  "PATCH /api/accounts/v1/security/passkeys/{id}/": {
    access: [401, 400, 400, 400],
    request: async ({ withPasskey }) => {
      const { token, passkey: id } = await withPasskey();
      return { token, id, body: { name: "Another name" } };
    },
    body: { name: "A key" },
  },
  "DELETE /api/accounts/v1/security/passkeys/{id}/": {
    access: [401, 400, 400, 400],
    request: async ({ withPasskey }) => {
      const { token, passkey: id } = await withPasskey();
      return { token, id, body: proof };
    },
    body: { current_password: password, code: "000000" },
  },
} satisfies Rows<typeof passkeysWire>;
