import type { invitationsWire } from "@mindreel/contract/accounts/invitations";
import type { Rows } from "#test/calls/rows.ts";
import type { World } from "#test/calls/world.ts";

async function invited({ t, tokenOf, fresh }: World) {
  const token = await tokenOf("superuser");
  const email = fresh();
  await t.ok("POST /api/accounts/v1/invitations/", { token, body: { emails: [email], free_days: 7 } });
  const [row] = await t.query<{ id: number }>("select id from invitations where email = $1", [email]);
  return { token, email, id: row?.id ?? 0, details: {} };
}

export const calls = {
  "GET /api/accounts/v1/invitations/": { access: [401, 403, 403, 200] },
  "POST /api/accounts/v1/invitations/": {
    access: [401, 403, 403, 400],
    request: async (world) => {
      const { id, token } = await invited(world);
      return {
        ...{ token, body: { emails: [world.fresh()], free_days: 7 } },
        ...{ details: { days: 7 }, target: id + 1 },
      };
    },
    body: { emails: ["someone@example.com"], free_days: 7 },
  },
  "POST /api/accounts/v1/invitations/{id}/resend/": {
    access: [401, 403, 403, 404],
    request: async (world) => {
      const { id, token, details } = await invited(world);
      await world.t.query("update invitations set asked_at = asked_at - interval '2 hours' where id = $1", [id]);
      return { id, token, details };
    },
  },
  "DELETE /api/accounts/v1/invitations/{id}/": { access: [401, 403, 403, 404], request: invited },
  "GET /api/public/v1/invitation/": { access: [400, 400, 400, 400] },
  "POST /api/accounts/v1/invitation/": {
    access: [401, 400, 400, 400],
    request: async (world) => {
      const { email } = await invited(world);
      const invitation = await world.mailed(email, /signup\?invitation=([\w-]+)\s/);
      return { token: (await world.member()).token, body: { invitation } };
    },
    body: { invitation: "x" },
  },
  "POST /api/accounts/v1/invitation/refusal/": {
    access: [400, 400, 400, 400],
    request: async (world) => {
      const { email } = await invited(world);
      return { body: { invitation: await world.mailed(email, /signup\?invitation=([\w-]+)\s/) } };
    },
    body: { invitation: "x" },
  },
} satisfies Rows<typeof invitationsWire>;
