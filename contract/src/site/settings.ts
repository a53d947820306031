import { type Static, Type } from "typebox";
import { fontNames } from "../plain/kinds/fonts.ts";
import { landingSections } from "../plain/kinds/landing-sections.ts";
import { type MailSetting, type MailWords, mailNames, mailSetting } from "../plain/kinds/mails.ts";
import { slugMax } from "../plain/kinds/own-pages.ts";
import { type Language, languages } from "../plain/languages.ts";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";
import { Email, FilledText, Nullable, Paged, PageQuery, patterns, Text, Timestamp } from "../wire/primitives.ts";

const Line = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: patterns.line });

/** The owner's words; null: the built-in ones. */
const Words = (maxLength: number) => Nullable(Line(maxLength));
const Paragraph = (maxLength: number) => Nullable(Text(maxLength, 1));
/** A page in Markdown; null: the site has none. */
const LegalText = Nullable(FilledText(limits.legalText));

const strict = { additionalProperties: false };

/** A link that the owner added. The server checks its URL: https, http, mailto, or a path of this site. */
export const SiteLink = Type.Object({ label: Line(limits.siteLabel), url: Line(limits.url) }, strict);
export type SiteLink = Static<typeof SiteLink>;

const LandingSection = Type.Object({ section: Type.Enum([...landingSections]), shown: Type.Boolean() }, strict);

const Question = Type.Object({ question: Line(limits.siteLine), answer: Text(limits.siteParagraph, 1) }, strict);
const Voice = Type.Object(
  { words: Text(limits.siteParagraph, 1), name: Line(limits.siteLabel), about: Nullable(Line(limits.siteLabel)) },
  strict,
);

/** A page that the owner adds: its address is `/pages/{slug}`, its text is Markdown. */
const OwnPage = Type.Object(
  {
    slug: Type.String({ minLength: 1, maxLength: slugMax, pattern: patterns.slug }),
    title: Line(limits.siteLabel),
    text: FilledText(limits.ownPageText),
  },
  strict,
);

/** What is said in the landing page's film: a WebVTT file. */
const FilmCaptions = Type.Object(
  { language: Type.Enum([...languages]), text: FilledText(limits.filmCaptions) },
  strict,
);

/** The id of an uploaded picture, derived from its content. */
export const PictureId = Type.String({ pattern: "^[0-9a-f]{24}$" });

const LogoPicture = Type.Object(
  {
    id: PictureId,
    width: Type.Integer({ minimum: 1, maximum: limits.logoWidth }),
    height: Type.Integer({ minimum: 1, maximum: limits.logoHeight }),
  },
  { ...strict, description: "The file is `/media/{id}/{width}x{height}.webp`" },
);

export const Logo = Type.Object(
  {
    light: LogoPicture,
    dark: Nullable({ ...LogoPicture, description: "For dark backgrounds; null: the same file" }),
    description: { ...Line(limits.siteLine), description: "What people see or hear in place of the picture" },
  },
  strict,
);
export type Logo = Static<typeof Logo>;

/** What the landing page's large frame shows. */
export const HeroPicture = Type.Union(
  [
    Type.Object({ kind: Type.Enum(["built_in", "stills"]) }, strict),
    Type.Object({ kind: Type.Literal("picture"), id: PictureId }, strict),
  ],
  { description: "The built-in picture, stills of the library, or the owner's picture at `/media/{id}/1280x720.webp`" },
);
export type HeroPicture = Static<typeof HeroPicture>;

/** The wording of a mail in one language. Its placeholders are defined in `plain/kinds/mails.ts`. */
export const OwnMailWords = Type.Object(
  {
    subject: Line(limits.siteLine),
    title: Line(limits.siteLine),
    text: FilledText(limits.mailText),
    button: Line(limits.mailButton),
  },
  strict,
);

const oneOf = (names: readonly string[]) => `^(${names.join("|")})$`;

const Wording = Text(limits.ownSentence, 1);

/** A reworded sentence, or a wording for each of its plural forms. */
export type OwnSentence = string | ({ readonly [C in Intl.LDMLPluralRule]?: string } & { readonly other: string });
const OwnSentence = Type.Union([
  Wording,
  Type.Object(
    {
      ...{ zero: Type.Optional(Wording), one: Type.Optional(Wording), two: Type.Optional(Wording) },
      ...{ few: Type.Optional(Wording), many: Type.Optional(Wording), other: Wording },
    },
    strict,
  ),
]);

/** The owner's wording for sentences of the app, by language and message id: `catalogue/videos:card.play`. */
export type OwnWords = { readonly [L in Language]?: Readonly<Record<string, OwnSentence>> } | null;
const sentences = { "^[a-z-]+(/[a-z-]+)*:[\\w-]+(\\.[\\w-]+)*$": OwnSentence };
const ofLanguage = Type.Object(
  {},
  { ...strict, minProperties: 1, maxProperties: limits.ownSentences, patternProperties: sentences },
);
export const OwnWords = Type.Unsafe<OwnWords>(
  Nullable(Type.Object({}, { ...strict, minProperties: 1, patternProperties: { [oneOf(languages)]: ofLanguage } })),
);

/** The owner's wording of a mail, by language; null: the built-in one. */
export type OwnMail = { readonly [L in Language]?: MailWords } | null;
export const OwnMail = Type.Unsafe<OwnMail>(
  Nullable(Type.Object({}, { ...strict, minProperties: 1, patternProperties: { [oneOf(languages)]: OwnMailWords } })),
);

/** The mail settings, by pattern: with a property for each, the server would spend seconds compiling the schema. */
export const withOwnMails = { ...strict, patternProperties: { [oneOf(mailNames.map(mailSetting))]: OwnMail } };

/** Everything but the wording of mails. */
export const ValuesBesideMails = Type.Object(
  {
    name: Line(60),
    /** Where people reach the owner; mails are answered there. */
    contact: Nullable(Email),
    /** A single line; text between asterisks is emphasised. */
    promise: Words(limits.siteLine),
    font: Type.Enum([...fontNames], { description: "The typeface of all pages" }),
    accent: Type.String({ pattern: patterns.colour, description: "The brand colour, such as `#454ee2`" }),
    stage: Type.String({ pattern: patterns.colour, description: "The dark colour behind films and large words" }),
    /** Replaces the built-in logo and the name. */
    logo: Nullable(Logo),
    /** For the installed app and browser tabs. Square, at `/media/{id}/512.png`. */
    icon: Nullable(PictureId),
    links: Type.Array(SiteLink, { maxItems: 6, description: "Shown in the landing page's header and in the menu" }),
    social: Type.Array(SiteLink, { maxItems: 8, description: "Shown in the landing page's footer" }),
    hero: HeroPicture,
    sign_in: Nullable({ ...PictureId, description: "A picture beside sign-in; null: stills of the library" }),
    hero_lead: Paragraph(limits.siteParagraph),
    hero_action: Words(40),
    hero_note: Words(limits.siteLine),
    sections: Type.Array(LandingSection, { minItems: landingSections.length, maxItems: landingSections.length }),
    questions: Nullable(Type.Array(Question, { maxItems: 20 })),
    voices: Type.Array(Voice, { maxItems: 9 }),
    film: Nullable({ ...Line(limits.url), description: "Played in the landing page's large frame" }),
    film_captions: Nullable(FilmCaptions),
    plan_price_cents: Type.Integer({ minimum: 50, maximum: 99_999_999 }),
    plan_title: Words(limits.siteLabel),
    plan_features: Nullable(Type.Array(Line(limits.siteLine), { minItems: 1, maxItems: 8 })),
    plan_note: Paragraph(limits.siteParagraph),
    teasers: Type.Boolean({ description: "Whether visitors see what videos are about" }),
    mail_sender: Words(60),
    mail_signature: Paragraph(limits.siteParagraph),
    imprint: LegalText,
    privacy: LegalText,
    terms: LegalText,
    refund: LegalText,
    pages: Type.Array(OwnPage, { maxItems: limits.ownPages }),
    words: OwnWords,
  },
  strict,
);

/** All of the owner's settings, as edited in the administration. */
export type SiteValues = Static<typeof ValuesBesideMails> & Record<MailSetting, OwnMail>;
export const SiteValues = Type.Unsafe<SiteValues>(Type.Object(ValuesBesideMails.properties, withOwnMails));
export type SettingName = keyof SiteValues;

/** The number of a version; each change increments it. 0: nothing was ever changed. */
const Version = Type.Integer({ minimum: 0, maximum: 2_147_483_646 });

export const SiteSettings = Type.Object({
  version: Version,
  values: SiteValues,
  /** The values of settings that the owner has not set. */
  defaults: SiteValues,
  locked: Type.Record(Type.String(), Type.String(), {
    description:
      "The settings that the server's environment overrides, each with the name of the variable; `plans` for the price where the plans on sale have prices of their own",
  }),
});
export type SiteSettings = Static<typeof SiteSettings>;

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
