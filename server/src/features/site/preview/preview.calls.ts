import type { sitePreviewWire } from "@mindreel/contract/site/preview";
import { siteValues } from "#features/site/settings/settings.calls.ts";
import type { Rows } from "#test/calls/rows.ts";

export const calls = {
  "POST /api/site/v1/preview/": {
    access: [401, 403, 403, 200],
    request: async ({ tokenOf }) => ({ token: await tokenOf("superuser"), body: { name: "Kino" } }),
    body: siteValues,
  },
} satisfies Rows<typeof sitePreviewWire>;
