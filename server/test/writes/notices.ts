import { createSignedIds } from "#security/signed-ids.ts";
import { pushSubscription } from "../inputs/good-inputs.ts";
import type { PaidApp, Stock } from "./stock.ts";
import type { Writes } from "./writes.ts";

export function noticesWrites(t: PaidApp, { category, series, tokenOf, viewer }: Stock) {
  const followed = async (made: () => Promise<{ readonly id: number }>) => ({
    ...{ token: await tokenOf("pro"), id: (await made()).id },
  });

  async function notified() {
    const { token, user, id } = await viewer();
    await t.query(
      "insert into notices (user_id, kind, subject_id, video_id, created_at) values ($1, 'video', $2, $2, now())",
      [user, id],
    );
    return { token, params: { kind: "video", id: String(id) } };
  }

  return {
    "PUT /api/notices/v1/categories/{id}/follow/": () => followed(category),
    "DELETE /api/notices/v1/categories/{id}/follow/": async () => {
      const given = await followed(category);
      await t.ok("PUT /api/notices/v1/categories/{id}/follow/", given);
      return given;
    },
    "PUT /api/notices/v1/series/{id}/follow/": () => followed(series),
    "DELETE /api/notices/v1/series/{id}/follow/": async () => {
      const given = await followed(series);
      await t.ok("PUT /api/notices/v1/series/{id}/follow/", given);
      return given;
    },
    "PATCH /api/notices/v1/preferences/": async () => ({
      ...{ token: await tokenOf("member"), body: { mail_videos: true } },
    }),
    "PUT /api/notices/v1/push/": async () => ({ token: await tokenOf("member"), body: pushSubscription }),
    "DELETE /api/notices/v1/push/": async () => {
      const given = { token: await tokenOf("member") };
      await t.ok("PUT /api/notices/v1/push/", { ...given, body: pushSubscription });
      return given;
    },
    "POST /api/notices/v1/unsubscribe/{token}/": async () => {
      const [row] = await t.query<{ key: string }>("select key from server_keys where name = 'notice-mails'");
      return { params: { token: createSignedIds(row?.key ?? "").tokenOf((await viewer()).user) } };
    },
    "PUT /api/notices/v1/notices/{kind}/{id}/read/": notified,
    "POST /api/notices/v1/read/": async () => ({ token: (await notified()).token }),
  } satisfies Writes;
}
