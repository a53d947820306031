import { file, picture } from "#fixtures/pictures.ts";
import { type PaidApp, person, type Stock } from "./stock.ts";
import type { Writes } from "./writes.ts";

const written = { subject: "News", preview_text: "", body: "Here.", videos: [] };
const content = { ...written, audience: ["subscribers"], language: null, version: 1 };

export function newsletterWrites(t: PaidApp, { fresh, tokenOf, news }: Stock) {
  /** A campaign in a given state. */
  async function campaign(state = "draft") {
    const token = await tokenOf("superuser");
    const { id } = await t.ok("POST /api/admin/v1/campaigns/", { token });
    await t.ok("PUT /api/admin/v1/campaigns/{id}/", { token, id, body: content });
    await t.query("update campaigns set state = $2 where id = $1", [id, state]);
    return { token, id };
  }
  return {
    "POST /api/subscriber/v1/import/": async () => ({
      ...{ token: await tokenOf("superuser"), body: { lines: [{ line: 1, secondary_email: fresh() }] } },
    }),
    "POST /api/subscriber/v1/subscriberlist/": async () => ({ body: { ...person, secondary_email: fresh() } }),
    "POST /api/subscriber/v1/unsubscribe/{token}/": async () => ({ params: { token: await news("unsubscribe/") } }),
    "PATCH /api/newsletter/v1/preferences/": async () => ({
      ...{ token: await tokenOf("member"), body: { news: false } },
    }),
    "PUT /api/admin/v1/news-settings/": async () => ({
      ...{ token: await tokenOf("superuser"), body: { mails_per_hour: 3600, digest: "weekly" } },
    }),
    "POST /api/admin/v1/campaigns/": async () => ({ token: await tokenOf("superuser") }),
    "PUT /api/admin/v1/campaigns/{id}/": async () => ({ ...(await campaign()), body: { ...content, version: 2 } }),
    "DELETE /api/admin/v1/campaigns/{id}/": () => campaign(),
    "POST /api/admin/v1/campaigns/{id}/pictures/": async () => ({
      ...{ ...(await campaign()), form: { description: "An owl", picture: file(await picture()) } },
    }),
    "POST /api/admin/v1/campaigns/{id}/test/": () => campaign(),
    "POST /api/admin/v1/campaigns/{id}/send/": async () => ({ ...(await campaign()), body: { send_at: null } }),
    "POST /api/admin/v1/campaigns/{id}/pause/": () => campaign("sending"),
    "POST /api/admin/v1/campaigns/{id}/resume/": () => campaign("paused"),
    "POST /api/admin/v1/campaigns/{id}/cancel/": () => campaign("paused"),
  } satisfies Writes;
}
