import { first } from "#test/app/members.ts";
import type { Audited, AuditedWorld } from "./audited.ts";

export function requestsEntries({ t, token, library }: AuditedWorld) {
  async function asked(text: string): Promise<number> {
    const [member] = await t.members("pro", 1);
    return (await t.ok("POST /api/requests/v1/requests/", { token: member?.token, body: { text } })).id;
  }

  return {
    "PUT /api/admin/v1/requests/{id}/answer/": async () => {
      const video = first(await library.fill([{ title: "The tawny owl" }]));
      const options = { id: await asked("Owls"), body: { video } };
      return { options, details: { name: "Owls", video: "The tawny owl" } };
    },
    "PUT /api/admin/v1/requests/{id}/declined/": async () => ({
      options: { id: await asked("Dragons"), body: { declined: true } },
      details: { name: "Dragons", declined: "yes" },
    }),
    "POST /api/admin/v1/requests/{id}/merge/": async () => ({
      options: { id: await asked("Bats"), body: { ids: [await asked("Bats at night")] } },
      details: { name: "Bats", merged: "Bats at night" },
    }),
    "POST /api/admin/v1/requests/{id}/split/": async () => {
      const [id, other] = [await asked("Moths"), await asked("Moths at night")];
      await t.ok("POST /api/admin/v1/requests/{id}/merge/", { token, id, body: { ids: [other] } });
      return { options: { id, body: { ids: [other] } }, details: { name: "Moths", split: "Moths at night" } };
    },
    "DELETE /api/admin/v1/requests/{id}/": async () => ({
      options: { id: await asked("Rude words") },
      details: { name: "Rude words" },
    }),
    "POST /api/admin/v1/requests/{id}/restore/": async () => {
      const id = await asked("Missed");
      await t.ok("DELETE /api/admin/v1/requests/{id}/", { token, id });
      return { options: { id }, details: { name: "Missed" } };
    },
  } satisfies Audited;
}
