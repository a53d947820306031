import { createSignedIds } from "#security/signed-ids.ts";
import type { PaidApp, Stock } from "./stock.ts";
import type { Writes } from "./writes.ts";

export function requestsWrites(t: PaidApp, { unique, tokenOf, viewer }: Stock) {
  async function asked() {
    const { token, id: video } = await viewer();
    const body = { text: `Something that is not here ${unique()}` };
    const { id } = await t.ok("POST /api/requests/v1/requests/", { token, body });
    return { token, id, video };
  }

  const two = async () => ({
    ...{ token: await tokenOf("superuser"), id: (await asked()).id, body: { ids: [(await asked()).id] } },
  });

  return {
    "POST /api/requests/v1/requests/": async () => ({
      ...{ token: await tokenOf("pro"), body: { text: "What is missing" } },
    }),
    "PUT /api/requests/v1/requests/{id}/vote/": async () => ({
      ...{ id: (await asked()).id, token: await tokenOf("pro"), body: { voted: true } },
    }),
    "PUT /api/requests/v1/answers/{id}/seen/": async () => asked(),
    "PATCH /api/requests/v1/preferences/": async () => ({
      ...{ token: await tokenOf("member"), body: { mail_answers: false } },
    }),
    "POST /api/requests/v1/unsubscribe/{token}/": async () => {
      const [row] = await t.query<{ key: string }>("select key from server_keys where name = 'answer-mails'");
      return { params: { token: createSignedIds(row?.key ?? "").tokenOf((await viewer()).user) } };
    },
    "PUT /api/admin/v1/requests/{id}/answer/": async () => {
      const { id, video } = await asked();
      return { token: await tokenOf("superuser"), id, body: { video } };
    },
    "PUT /api/admin/v1/requests/{id}/declined/": async () => ({
      ...{ token: await tokenOf("superuser"), id: (await asked()).id, body: { declined: true } },
    }),
    "POST /api/admin/v1/requests/{id}/merge/": two,
    "POST /api/admin/v1/requests/{id}/split/": async () => {
      const given = await two();
      await t.ok("POST /api/admin/v1/requests/{id}/merge/", given);
      return given;
    },
    "DELETE /api/admin/v1/requests/{id}/": async () => ({
      ...{ token: await tokenOf("superuser"), id: (await asked()).id },
    }),
    "POST /api/admin/v1/requests/{id}/restore/": async () => {
      const given = { token: await tokenOf("superuser"), id: (await asked()).id };
      await t.ok("DELETE /api/admin/v1/requests/{id}/", given);
      return given;
    },
  } satisfies Writes;
}
