import { type Static, Type } from "typebox";
import { landingSections } from "../plain/kinds/landing-sections.ts";
import { type MailSetting, type MailWords, mailNames, mailSetting } from "../plain/kinds/mails.ts";
import { type Language, languages } from "../plain/languages.ts";
import { limits } from "../plain/limits.ts";
import { FilledText, Nullable, patterns, Text } from "../wire/primitives.ts";

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

/** The owner's wording for sentences of the app, by language and message id: `catalogue/card:play`. */
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
    /** A single line; text between asterisks is emphasised. */
    promise: Words(limits.siteLine),
    accent: Type.String({ pattern: patterns.colour, description: "The brand colour, such as `#454ee2`" }),
    /** Replaces the built-in logo and the name. */
    logo: Nullable(Logo),
    /** For the installed app and browser tabs. Square, at `/media/{id}/512.png`. */
    icon: Nullable(PictureId),
    links: Type.Array(SiteLink, { maxItems: 6, description: "Shown in the landing page's header and in the menu" }),
    social: Type.Array(SiteLink, { maxItems: 8, description: "Shown in the landing page's footer" }),
    hero_lead: Paragraph(limits.siteParagraph),
    hero_action: Words(40),
    hero_note: Words(limits.siteLine),
    sections: Type.Array(LandingSection, { minItems: landingSections.length, maxItems: landingSections.length }),
    questions: Nullable(Type.Array(Question, { maxItems: 20 })),
    voices: Type.Array(Voice, { maxItems: 9 }),
    film: Nullable(Line(limits.url)),
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
    words: OwnWords,
  },
  strict,
);

/** All of the owner's settings, as edited in the administration. */
export type SiteValues = Static<typeof ValuesBesideMails> & Record<MailSetting, OwnMail>;
export const SiteValues = Type.Unsafe<SiteValues>(Type.Object(ValuesBesideMails.properties, withOwnMails));
export type SettingName = keyof SiteValues;
