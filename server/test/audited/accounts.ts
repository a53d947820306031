import { awaitSuperuser } from "#test/app/first-run.ts";
import { first, password } from "#test/app/members.ts";
import type { Audited, AuditedWorld } from "./audited.ts";

let made = 0;

/** The registration of a new person. */
export const account = () => {
  const username = `someone${++made}`;
  return { username, email: `${username}@example.com`, password, password2: password };
};

export function accountsEntries({ t, exported }: AuditedWorld) {
  return {
    "POST /api/accounts/v1/register/": async () => {
      const body = { ...account(), is_superuser: true };
      return { options: { body }, details: { name: body.username } };
    },
    "DELETE /api/accounts/v1/userlist/{id}/": async () => {
      const { id, username } = first(await t.members("member", 1));
      return { options: { id, body: { reason: "Spam" } }, details: { name: username, reason: "Spam" } };
    },
    "POST /api/accounts/v1/userlist/{id}/unblock/": async () => {
      const { id, username } = first(await t.members("member", 1));
      await t.block(id);
      return { options: { id }, details: { name: username } };
    },
    "DELETE /api/accounts/v1/userlist/{id}/sessions/": async () => {
      const { id, username } = first(await t.members("member", 1));
      return { options: { id }, details: { name: username } };
    },
    "POST /api/accounts/v1/first-superuser/": async () => {
      const body = { ...account(), token: await awaitSuperuser(t) };
      return { options: { body }, details: { name: body.username } };
    },
    "GET /api/admin/v1/export/users/": exported("users"),
  } satisfies Audited;
}
