import type { videoAddingWire } from "@mindreel/contract/catalogue/video-adding";
import type { Rows } from "#test/calls/rows.ts";

export const calls = {
  "POST /api/admin/v1/videos/": {
    access: [401, 403, 403, 400],
    request: async ({ tokenOf }) => ({
      token: await tokenOf("superuser"),
      body: { youtube_video_link: "https://youtu.be/YE7VzlLtp-4", title: "A film" },
      details: { name: "A film" },
    }),
  },
} satisfies Rows<typeof videoAddingWire>;
