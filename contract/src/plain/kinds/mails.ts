/**
 * The mails whose wording the owner may change, with the placeholders that are filled in for each member. No schemas
 * here: the browser loads this module.
 */

interface MailPlaces {
  /** Required in the text or title: they protect the member, or are the mail's purpose. */
  readonly must: readonly MailPlace[];
  readonly may: readonly MailPlace[];
}

/** Short placeholders, allowed in any field. */
const shortPlaces = [
  "app",
  "name",
  "account",
  "email",
  "day",
  "title",
  "price",
  "cost",
  "before",
  "inviter",
  "code",
] as const;
/**
 * Placeholders for a whole sentence or an address, allowed in the text only. `link` becomes the button and stands on a
 * line of its own.
 */
const longPlaces = [
  "greeting",
  "link",
  "page",
  "change",
  "passkeys",
  "advice",
  "refused",
  "asked",
  "videos",
  "terms",
  "rest",
  "gift",
] as const;
export const mailPlaceNames = [...shortPlaces, ...longPlaces] as const;
export type MailPlace = (typeof mailPlaceNames)[number];

const greeted = ["greeting", "name", "app"] as const;
/** Mails to an address that may belong to a stranger contain no name. */
const unnamed = ["greeting", "app"] as const;
/** A security notice describes the change in our own words, and links to where it can be undone. */
const notice = { must: ["change", "link"], may: greeted } as const;

export const mails = {
  email_confirmation: { must: ["link"], may: greeted },
  second_email_confirmation: { must: ["account", "link"], may: unnamed },
  password_reset: { must: ["link"], may: greeted },
  new_email: { must: ["account", "link"], may: unnamed },
  new_email_alone: { must: ["account", "link"], may: unnamed },
  current_email: { must: ["email", "link"], may: greeted },
  current_email_unproven: { must: ["email", "link"], may: greeted },
  taken_email: { must: ["link"], may: unnamed },
  old_email: { must: ["link"], may: greeted },
  old_email_unproven: { must: ["link"], may: greeted },
  deletion_scheduled: { must: ["day", "page", "link"], may: greeted },
  account_deleted: { must: ["link"], may: greeted },
  invitation: { must: ["link"], may: ["greeting", "app", "inviter", "gift"] },
  free_month: { must: ["link"], may: greeted },
  news_again: { must: ["link"], may: greeted },
  win_back: { must: ["link"], may: [...greeted, "terms", "code", "day"] },
  request_answered: { must: ["link"], may: [...greeted, "asked", "title"] },
  new_videos: { must: ["link"], may: [...greeted, "videos", "title"] },
  price_change: { must: ["day", "cost", "link"], may: [...greeted, "before", "page"] },
  price_stays: { must: ["link"], may: [...greeted, "day"] },
  failed_payment: { must: ["link"], may: [...greeted, "refused", "page"] },
  subscription_begun: { must: ["link"], may: [...greeted, "terms", "page"] },
  subscription_cancelled: { must: ["link"], may: [...greeted, "day", "rest"] },
  subscription_resumed: { must: ["link"], may: [...greeted, "day", "page"] },
  subscription_ended: { must: ["link"], may: [...greeted, "rest"] },
  trial_begun: { must: ["link"], may: [...greeted, "terms", "page"] },
  trial_charges: { must: ["day", "price", "link"], may: greeted },
  trial_charges_soon: { must: ["day", "price", "link"], may: greeted },
  trial_ends: { must: ["link"], may: [...greeted, "day", "price"] },
  free_time_ends: { must: ["link"], may: [...greeted, "day", "price", "cost"] },
  free_time_ends_soon: { must: ["link"], may: [...greeted, "day", "price", "cost"] },
  free_time_ended: { must: ["link"], may: [...greeted, "day", "price", "cost"] },
  new_sign_in: notice,
  password_changed: { must: ["change", "passkeys", "link"], may: [...greeted, "advice"] },
  google_linked: notice,
  two_factor_on: notice,
  two_factor_off: notice,
  recovery_codes_renewed: notice,
  recovery_code_used: notice,
  passkey_added: notice,
  passkey_removed: notice,
  codes_guessed: notice,
  email_changed: notice,
  second_address_changed: notice,
  superuser_made: notice,
  superuser_unmade: notice,
} as const satisfies Record<string, MailPlaces>;

export type MailName = keyof typeof mails;
export const isMail = (name: string): name is MailName => Object.hasOwn(mails, name);
export const mailNames = Object.keys(mails).filter(isMail);

/** The setting that holds the owner's words for a mail. */
export type MailSetting = `mail_${MailName}`;
export const mailSetting = <M extends MailName>(mail: M): `mail_${M}` => `mail_${mail}`;

export const isMailSetting = (name: string): name is MailSetting =>
  mailNames.some((mail) => mailSetting(mail) === name);

/** Every mail with its built-in wording. */
export const noOwnMails = Object.fromEntries(mailNames.map((mail) => [mailSetting(mail), null])) as Record<
  MailSetting,
  null
>;

/** The placeholders of a mail. */
export type PlacesOf<M extends MailName> = (typeof mails)[M]["must" | "may"][number];

export const placesOf = (mail: MailName): readonly MailPlace[] => [...mails[mail].may, ...mails[mail].must];

/** Placeholders allowed in fields other than the text. */
export const shortPlacesOf = (mail: MailName): readonly MailPlace[] =>
  placesOf(mail).filter((place) => shortPlaces.some((short) => short === place));

/** The wording of a mail in one language. Each line of its text is a paragraph. */
export interface MailWords {
  readonly subject: string;
  readonly title: string;
  readonly text: string;
  /** The button's label. */
  readonly button: string;
}
export const mailFields = ["subject", "title", "text", "button"] as const satisfies readonly (keyof MailWords)[];
export type MailField = (typeof mailFields)[number];

/**
 * What is wrong with a mail's wording.
 * - `unknown`: something in braces is not a placeholder of this mail, or of this field
 * - `missing`: a required placeholder is in neither text nor title
 * - `link`: the link does not stand exactly once, on a line of its own
 * - `long`: the text has too many paragraphs
 */
export interface MailFault {
  readonly field: MailField;
  readonly kind: "unknown" | "missing" | "link" | "long";
  readonly place: string;
}

export const linkLine = "{link}";
/** Per mail. */
export const mostParagraphs = 30;

export const paragraphsOf = (text: string): readonly string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

const named = (text: string): readonly string[] => [...text.matchAll(/\{([^{}]*)\}/g)].map(([, place = ""]) => place);

function unknownIn(mail: MailName, field: MailField, text: string): readonly MailFault[] {
  const known: readonly string[] = field === "text" ? placesOf(mail) : shortPlacesOf(mail);
  const unknown = named(text).find((place) => !known.includes(place));
  return unknown === undefined ? [] : [{ field, kind: "unknown", place: unknown }];
}

function faultsOfText(mail: MailName, { title, text }: MailWords): readonly MailFault[] {
  const field = "text";
  const found = named(text);
  const missing = mails[mail].must.find((place) => !found.includes(place) && !named(title).includes(place));
  if (missing !== undefined) return [{ field, kind: "missing", place: missing }];
  const paragraphs = paragraphsOf(text);
  const links = found.filter((place) => place === "link").length;
  if (links > 1 || !paragraphs.includes(linkLine)) return [{ field, kind: "link", place: "link" }];
  return paragraphs.length > mostParagraphs ? [{ field, kind: "long", place: "" }] : [];
}

/** The faults in a mail's wording, at most one per field. */
export const faultsOfMail = (mail: MailName, words: MailWords): readonly MailFault[] =>
  mailFields.flatMap((field) => {
    const unknown = unknownIn(mail, field, words[field]);
    return field === "text" && unknown.length === 0 ? faultsOfText(mail, words) : unknown;
  });
