import type { sitePicturesWire } from "@mindreel/contract/site/pictures";
import { file, picture } from "#fixtures/pictures.ts";
import type { Rows } from "#test/calls/rows.ts";

export const calls = {
  "POST /api/site/v1/pictures/": {
    access: [401, 403, 403, 415],
    request: async ({ siteVersion }) => {
      const { token, version } = await siteVersion();
      return {
        token,
        form: { use: "logo", picture: file(await picture()) },
        details: { use: "logo" },
        target: version + 1,
      };
    },
  },
} satisfies Rows<typeof sitePicturesWire>;
