import { type Static, Type } from "typebox";
import { wire } from "../wire/endpoint.ts";
import { Nullable, Paged, PageQuery, Timestamp } from "../wire/primitives.ts";
import { SiteValues, ValuesBesideMails, withOwnMails } from "./values.ts";

/** The number of a version; each change increments it. 0: nothing was ever changed. */
const Version = Type.Integer({ minimum: 0, maximum: 2_147_483_646 });

export const SiteSettings = Type.Object({
  version: Version,
  values: SiteValues,
  /** The values of settings that the owner has not set. */
  defaults: SiteValues,
  locked: Type.Record(Type.String(), Type.String(), {
    description: "The settings that the server's environment overrides, each with the name of the variable",
  }),
});
export type SiteSettings = Static<typeof SiteSettings>;

const strict = { additionalProperties: false };

/** Settings to change. The others stay; one that is set to the default's value follows the default from then on. */
export type SiteChanges = Partial<SiteValues>;

export type SettingsPatchBody = { version: number } & SiteChanges;
export const SettingsPatchBody = Type.Unsafe<SettingsPatchBody>(
  Type.Object({ version: Version, ...Type.Partial(ValuesBesideMails).properties }, withOwnMails),
);

export const UndoBody = Type.Object(
  { version: Version, undo: Type.Integer({ minimum: 1, maximum: 2_147_483_647, description: "The version to undo" }) },
  strict,
);
export type UndoBody = Static<typeof UndoBody>;

export const SettingsVersion = Type.Object({
  id: Type.Integer({ description: "The version's number" }),
  at: Timestamp,
  by: Nullable(Type.String({ description: "A username; null for a command or a deleted account" })),
  undoes: Nullable(Type.Integer({ description: "The version that this one undoes" })),
  changes: Type.Array(
    Type.Object({
      setting: Type.String(),
      from: Type.String({ description: "Shortened, for people; empty for the built-in value" }),
      to: Type.String(),
      pictures: Type.Optional(
        Type.Object(
          { from: Nullable(Type.String()), to: Nullable(Type.String()) },
          { description: "The paths of pictures" },
        ),
      ),
    }),
  ),
});
export type SettingsVersion = Static<typeof SettingsVersion>;

export const settingsWire = wire({
  "GET /api/site/v1/settings/": {
    access: "superuser",
    summary: "All settings of the site: their values, their defaults, and which of them the environment overrides.",
    response: { status: 200, body: SiteSettings },
  },
  "PATCH /api/site/v1/settings/": {
    access: "superuser",
    summary: "Change the site's settings. `version` is the one that the change is based on.",
    body: SettingsPatchBody,
    audit: "site.change",
    response: { status: 200, body: SiteSettings },
    errors: ["settings_changed"],
  },
  "POST /api/site/v1/settings/undo/": {
    access: "superuser",
    summary: "Undo a version: the settings that it changed get their previous values.",
    body: UndoBody,
    audit: "site.undo",
    response: { status: 200, body: SiteSettings },
    errors: ["settings_changed", "not_found"],
  },
  "GET /api/site/v1/history/": {
    access: "superuser",
    summary: "The changes of the site's settings, newest first, 12 a page.",
    query: Type.Object(PageQuery),
    response: { status: 200, body: Paged(SettingsVersion) },
    errors: ["invalid_page"],
  },
});
