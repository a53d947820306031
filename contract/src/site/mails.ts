import { type Static, Type } from "typebox";
import { type MailName, type MailWords, mailNames } from "../plain/kinds/mails.ts";
import { type Language, languages } from "../plain/languages.ts";
import { wire } from "../wire/endpoint.ts";
import { Nullable } from "../wire/primitives.ts";
import { OwnMailWords, ValuesBesideMails } from "./settings.ts";

const MailNameSchema = Type.Unsafe<MailName>(Type.Enum([...mailNames]));

/** A mail's built-in wording, in each language of the site. */
export type BuiltInMail = { readonly mail: MailName; readonly words: { readonly [L in Language]?: MailWords } };
const BuiltInMail = Type.Object({
  mail: MailNameSchema,
  words: Type.Unsafe<BuiltInMail["words"]>(Type.Record(Type.String(), OwnMailWords)),
});

/** Wording that is still being edited. */
export const WrittenMail = Type.Object(
  {
    mail: MailNameSchema,
    language: Type.Enum([...languages]),
    words: OwnMailWords,
    signature: ValuesBesideMails.properties.mail_signature,
    send: Type.Boolean({ description: "Whether to email it to the caller as well" }),
  },
  { additionalProperties: false },
);
export type WrittenMail = Static<typeof WrittenMail>;

export const ShownMail = Type.Object({
  subject: Type.String(),
  html: Type.String(),
  text: Type.String(),
  sent_to: Nullable(Type.String({ description: "An email address; null if nothing was sent" })),
});
export type ShownMail = Static<typeof ShownMail>;

export const mailsWire = wire({
  "GET /api/site/v1/mails/": {
    access: "superuser",
    summary: "The built-in wording of every email to members, in each language of the site.",
    response: { status: 200, body: Type.Object({ mails: Type.Array(BuiltInMail) }) },
  },
  "POST /api/site/v1/mails/": {
    access: "superuser",
    summary: "An email rendered with the given wording and made-up values. Nothing is saved.",
    body: WrittenMail,
    audit: "site.test_mail",
    response: { status: 200, body: ShownMail },
    errors: ["rate_limited"],
  },
});
