import type { campaignPicturesWire } from "@mindreel/contract/newsletter/campaign-pictures";
import { file, picture } from "#fixtures/pictures.ts";
import type { Rows } from "#test/calls/rows.ts";

export const calls = {
  "POST /api/admin/v1/campaigns/{id}/pictures/": {
    access: [401, 403, 403, 415],
    request: async ({ campaign }) => {
      const { token, id } = await campaign();
      const form = { description: "An owl", picture: file(await picture()) };
      return { token, id, form, details: { name: "Owls" }, target: id };
    },
  },
} satisfies Rows<typeof campaignPicturesWire>;
