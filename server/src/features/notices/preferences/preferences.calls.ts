import type { noticePreferencesWire } from "@mindreel/contract/notices/preferences";
import type { Rows } from "#test/calls/rows.ts";

export const calls = {
  "GET /api/notices/v1/preferences/": { access: [401, 200, 200, 200] },
  "PATCH /api/notices/v1/preferences/": {
    access: [401, 200, 200, 200],
    request: async ({ tokenOf }) => ({ token: await tokenOf("member"), body: { mail_videos: true } }),
    body: {
      ...{ app_videos: true, mail_videos: true, push_videos: true, app_answers: true, push_answers: true },
      ...{ mail_free_time: true, mail_subscription: true, mail_sign_ins: true },
      quiet_hours: { from: "22:00", until: "07:00", time_zone: "Europe/Berlin" },
    },
  },
} satisfies Rows<typeof noticePreferencesWire>;
