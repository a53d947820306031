import { writtenMail } from "../inputs/good-inputs.ts";
import type { Audited, AuditedWorld } from "./audited.ts";

export function siteEntries({ t, superuser, token, thumbnail }: AuditedWorld) {
  return {
    "PATCH /api/site/v1/settings/": async () => {
      const { version } = await t.ok("GET /api/site/v1/settings/", { token });
      const body = { version, promise: `Films ${version}`, accent: version % 2 === 0 ? "#b00020" : "#1f6f54" };
      return { options: { body }, details: { settings: "accent, promise" }, target: version + 1 };
    },
    "POST /api/site/v1/mails/": async () => ({
      ...{ options: { body: writtenMail }, details: { mail: "password_reset", language: "de" }, target: superuser.id },
    }),
    "POST /api/site/v1/pictures/": async () => {
      const { version } = await t.ok("GET /api/site/v1/settings/", { token });
      return { options: { form: { use: "icon", picture: thumbnail } }, details: { use: "icon" }, target: version + 1 };
    },
    "POST /api/site/v1/settings/undo/": async () => {
      const { version } = await t.ok("GET /api/site/v1/settings/", { token });
      await t.ok("PATCH /api/site/v1/settings/", { token, body: { version, name: `Kino ${version}` } });
      const next = version + 1;
      return { options: { body: { version: next, undo: next } }, details: { settings: "name" }, target: next + 1 };
    },
  } satisfies Audited;
}
