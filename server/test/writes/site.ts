import { file, picture } from "#fixtures/pictures.ts";
import { writtenMail } from "../inputs/good-inputs.ts";
import type { PaidApp, Stock } from "./stock.ts";
import type { Writes } from "./writes.ts";

export function siteWrites(t: PaidApp, { tokenOf }: Stock) {
  const settings = async () => {
    const token = await tokenOf("superuser");
    const { version } = await t.ok("GET /api/site/v1/settings/", { token });
    return { token, version };
  };
  return {
    "PATCH /api/site/v1/settings/": async () => {
      const { token, version } = await settings();
      return { token, body: { version, name: `Kino ${version}` } };
    },
    "POST /api/site/v1/preview/": async () => ({ token: await tokenOf("superuser"), body: { name: "Kino" } }),
    "POST /api/site/v1/mails/": async () => ({ token: await tokenOf("superuser"), body: writtenMail }),
    "POST /api/site/v1/pictures/": async () => ({
      ...{ token: await tokenOf("superuser"), form: { use: "logo", picture: file(await picture()) } },
    }),
    "POST /api/site/v1/settings/undo/": async () => {
      const { token, version } = await settings();
      await t.ok("PATCH /api/site/v1/settings/", { token, body: { version, promise: `Films ${version}` } });
      return { token, body: { version: version + 1, undo: version + 1 } };
    },
  } satisfies Writes;
}
