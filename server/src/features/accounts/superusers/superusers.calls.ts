import type { superusersWire } from "@mindreel/contract/accounts/superusers";
import type { Rows } from "#test/calls/rows.ts";
import { proof, type World } from "#test/calls/world.ts";

const of =
  (role: "member" | "superuser") =>
  async ({ member }: World) => {
    const [{ token }, { id, username: name }] = [await member("superuser"), await member(role)];
    return { token, id, body: proof, details: { name } };
  };

export const calls = {
  "PUT /api/accounts/v1/userlist/{id}/superuser/": {
    access: [401, 403, 403, 404],
    request: of("member"),
    body: proof,
  },
  "DELETE /api/accounts/v1/userlist/{id}/superuser/": {
    access: [401, 403, 403, 400],
    request: of("superuser"),
    body: proof,
  },
} satisfies Rows<typeof superusersWire>;
