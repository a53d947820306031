import type { SubscriberLine } from "@mindreel/contract/newsletter/subscriber-import";
import { plainWords } from "@mindreel/contract/plain/headings";
import { limits } from "@mindreel/contract/plain/limits";
import { Age, Email } from "@mindreel/contract/wire/primitives";
import { fields as names, report } from "@mindreel/messages/newsletter/subscriber-import";
import { Value } from "typebox/value";
import { otherCells, readFields } from "#domain/import-lines.ts";
import { type Sentence, sentence } from "#domain/sentences.ts";
import { timeOf } from "#domain/time/times.ts";
import { day } from "#domain/time/units-of-time.ts";
import { unescapeFormula } from "#http/files/csv.ts";

/** A subscriber to add, read from one line. */
export interface Draft {
  readonly line: number;
  readonly email: string;
  readonly firstName: string;
  readonly middleName: string;
  readonly lastName: string;
  readonly fullName: string;
  readonly age: number | null;
  readonly telephone: string;
  readonly country: string;
  readonly comments: string;
  /** Null if the list does not say; then the time of the import counts. */
  readonly signedUpAt: Date | null;
  /** They left, or have not confirmed yet, according to the list itself. */
  readonly standing: "left" | "not yet" | "wanted";
  /** When they left; null if the list does not say. */
  readonly leftAt: Date | null;
}

export type ParsedLine = ({ readonly draft: Draft } | { readonly line: number; readonly fault: Sentence }) & {
  /** The columns that are not imported. */
  readonly ignored: readonly string[];
};

const bounds = {
  secondary_email: { name: sentence(names, "secondary_email"), longest: limits.email },
  first_name: { name: sentence(names, "first_name"), longest: limits.personName },
  middle_name: { name: sentence(names, "middle_name"), longest: limits.personName },
  last_name: { name: sentence(names, "last_name"), longest: limits.personName },
  // Defaults to the three names joined by spaces.
  full_name: { name: sentence(names, "full_name"), longest: limits.personName * 3 + 2 },
  age: { name: sentence(names, "age"), longest: 20 },
  telephone: { name: sentence(names, "telephone"), longest: limits.phone },
  country: { name: sentence(names, "country"), longest: limits.country },
  comments: { name: sentence(names, "comments"), longest: limits.comments },
  signed_up_at: { name: sentence(names, "signed_up_at"), longest: 40 },
} as const;

/** Tolerates clock differences and time zones ahead of ours. */
const tolerance = day;

const isPast = (time: Date, now: Date): boolean => time.getTime() <= now.getTime() + tolerance;

/** Reads one line; a fault is a sentence for the person who prepared the list. */
export function readLine(given: SubscriberLine, now: Date): ParsedLine {
  const { line, ...cells } = given;
  const { standing, ignored } = readStanding(otherCells(given, bounds));
  const faulty = (fault: Sentence): ParsedLine => ({ line, fault, ignored });
  const read = readFields(cells, bounds, unescapeFormula);
  if ("fault" in read) return faulty(read.fault);
  const { fields } = read;
  if (fields.secondary_email === "") return faulty(sentence(report, "noEmail"));
  if (!Value.Check(Email, fields.secondary_email)) return faulty(sentence(report, "notEmail"));
  const person = {
    line,
    ...{ email: fields.secondary_email, telephone: fields.telephone, country: fields.country },
    ...{ firstName: fields.first_name, middleName: fields.middle_name, lastName: fields.last_name },
    fullName: fields.full_name || [fields.first_name, fields.middle_name, fields.last_name].filter(Boolean).join(" "),
    comments: fields.comments,
  };
  const isAge = Value.Check(Age, fields.age);
  const age = isAge ? Number(fields.age) : null;
  const time = timeOf(fields.signed_up_at);
  const signedUpAt = time !== null && isPast(time, now) ? time : null;
  if (standing.says === "left") {
    // Whatever else is wrong with the line: they left.
    const leftAt = standing.at !== null && isPast(standing.at, now) ? standing.at : null;
    return { draft: { ...person, age, signedUpAt, standing: "left", leftAt }, ignored };
  }
  if (standing.says === "unclear") {
    const { column, cell } = standing;
    return faulty(sentence(report, "unclear", { column, cell }));
  }
  if (fields.age !== "" && !isAge) {
    return faulty(sentence(report, "age", { least: limits.ageMin, most: limits.ageMax }));
  }
  if (fields.signed_up_at !== "" && signedUpAt === null) return faulty(sentence(report, "signedUp"));
  const says = standing.says === "not yet" ? "not yet" : "wanted";
  return { draft: { ...person, age, signedUpAt, standing: says, leftAt: null }, ignored };
}

/** What the cells of a line say about whether somebody wants mails. */
export type Standing =
  | { readonly says: "nothing" | "wanted" | "not yet" }
  | { readonly says: "left"; readonly at: Date | null }
  | { readonly says: "unclear"; readonly column: string; readonly cell: string };

interface Word {
  readonly says: "wanted" | "not yet" | "left" | "disabled";
  readonly at?: Date | null;
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(",").map(plainWords));

// The words of other programs' exports in the languages of the site: English, German, French, Spanish, Arabic.
const no = setOf("no,false,0,n,none,null,never,n/a,nein,falsch,non,faux,falso,لا,خطأ,0000-00-00 00:00:00");
const yes = setOf("yes,true,1,y,x,ja,wahr,oui,vrai,si,verdadero,نعم,صحيح");
const wanted = setOf(
  `active,subscribed,subscriber,confirmed,enabled,opted in,opt in,optin,valid,ok,verified,regular,engaged,express,implied,
  aktiv,abonniert,angemeldet,bestätigt,eingetragen,actif,active,abonné,abonnée,inscrit,inscrite,confirmé,confirmée,activo,
  activa,suscrito,suscrita,confirmado,confirmada,alta,نشط,مشترك,مؤكد,مشتركة`,
);
const notYet = setOf(
  `pending,unconfirmed,not confirmed,nonsubscribed,non subscribed,not subscribed,never subscribed,unactivated,transactional,
  validating,waiting,invited,ausstehend,unbestätigt,nicht bestätigt,nicht abonniert,en attente,non confirmé,non confirmée,
  non abonné,non abonnée,non inscrit,pendiente,sin confirmar,no confirmado,no suscrito,no suscrita,قيد الانتظار,معلق,غير مؤكد`,
);
/** Nobody writes these of people who want mails, so they count in every column. */
const left = setOf(
  `opt out,optout,opted out,cleaned,bounced,hard bounce,hard bounced,complained,spam complaint,complainer,marked as spam,
  blacklisted,blacklist,blocklisted,suppressed,email disabled,do not contact,do not email,abgemeldet,ausgetragen,abbestellt,
  unzustellbar,plainte,rebond,de baja,dado de baja,dada de baja,rebotado,rebotada,rebote,queja,غير مشترك,
  ألغى الاشتراك,ملغى الاشتراك,إلغاء الاشتراك,محظور,مرتد,شكوى`,
);
const leftStems = ["unsub", "desabonn", "desinscri", "desuscri"];
/** These say so only where the column is about mails. */
const disabled = setOf(
  `inactive,disabled,cancelled,canceled,removed,deleted,suspended,invalid,undeliverable,spam,junk,blocked,bounce,dead,left,
  inaktiv,deaktiviert,gelöscht,gekündigt,gesperrt,blockiert,ungültig,beschwerde,inactif,inactive,désactivé,supprimé,résilié,
  annulé,invalide,bloqué,inactivo,inactiva,desactivado,eliminado,baja,cancelado,cancelada,inválido,bloqueado,
  غير نشط,ملغى,محذوف,معطل,غير صالح`,
);

/** A column whose cells tell, if they say more than "no", that somebody left: `UNSUB_TIME`, `email_disabled`. */
const aboutLeaving =
  /^(?:leave|left|stop|stopped|clean (?:time|date|reason|campaign))\b|unsub|desabonn|desinscri|desuscri|\b(?:suppress|complain|abmelde|rebot|opt ?out|opted ?out|(?:cleaned|bounce|bounced|bounces|do not|deleted|abgemeldet|abmeldung|abbestellt|austritt|gesperrt|unzustellbar|baja|queja|quejas|rebond|rebonds|plainte|plaintes)\b)|(?:black|block) ?list|undeliverab|e ?mails? disabled|no ?mail|الغاء الاشتراك|الغى الاشتراك|محظور|مرتد/;
/** Their mails arrive later. */
const aboutDelays = /\bsoft\b/;
/** Links and keys that everybody has: `unsubscribe_url`. */
const aboutLinks = /\b(?:url|link|token|hash|key)\b/;
/** A column whose cells tell whether somebody gets mails: `subscribed_to_emails`. */
const aboutConsent =
  /^(?:is |e ?mail )?(?:subscribed|subscribed to (?:e ?mails?|newsletters?|news|marketing)|accepts (?:e ?mail )?marketing|(?:e ?mail |marketing )?opt(?:ed)? ?in|(?:receives?|wants?|gets?) (?:e ?mails?|newsletters?|news)|e ?mails? enabled|e ?mail (?:marketing )?(?:consent|permission)|marketing consent|abonniert|newsletter abonniert|einwilligung|abonnee?|inscrite?|consentement|suscrit[oa]|consentimiento|مشترك)$/;
const aboutConfirmation =
  /^(?:confirmed|(?:is |e ?mail )confirmed|double opt ?in|bestatigt|confirmee?|confirmad[oa]|موكد)$/;
const aboutActivity = /^(?:is )?(?:active|aktiv|actif|activ[oa]|نشط)$/;
const stateWord = /^(?:status|state|statut|etat|zustand|estado|الحالة|حالة)$/;
/** Of places, too. */
const places = new Set(["state", "estado", "etat"]);
const mailWord =
  /^(?:e|mails?|emails?|subscription|subscriber|newsletter|contact|marketing|global|list|permission|consent|abo|abonnement|abonnements|abonnenten|kontakt|de|d|du|del|la|l|suscripcion|suscriptor|contacto|correo|abonne|inscription|الاشتراك|المشترك|البريد)$/;

type Kind = "leaving" | "consent" | "confirmation" | "activity" | "state" | "perhaps state" | "other";

function kindOf(heading: string): Kind {
  const words = plainWords(heading);
  if (aboutDelays.test(words) || aboutLinks.test(words)) return "other";
  if (aboutLeaving.test(words)) return "leaving";
  if (aboutConsent.test(words)) return "consent";
  if (aboutConfirmation.test(words)) return "confirmation";
  if (aboutActivity.test(words)) return "activity";
  if (places.has(words)) return "perhaps state";
  const parts = words.replaceAll(/abo(?=status$)|newsletter(?=status$)|(?<=^kontakt)(?=status)/g, "$& ").split(" ");
  return parts.some((part) => stateWord.test(part)) &&
    parts.every((part) => stateWord.test(part) || mailWord.test(part))
    ? "state"
    : "other";
}

function wordOf(words: string): Word["says"] | undefined {
  if (wanted.has(words)) return "wanted";
  if (notYet.has(words)) return "not yet";
  if (left.has(words) || leftStems.some((stem) => words.startsWith(stem))) return "left";
  return disabled.has(words) ? "disabled" : undefined;
}

type Said = Standing["says"];

/** What one cell says; undefined: the column has nothing to do with it. */
function cellSays(kind: Kind, cell: string): Said | undefined {
  const words = plainWords(cell);
  const word = wordOf(words);
  if (kind === "other" || kind === "perhaps state") {
    if (word === "left") return "left";
    return kind === "other" || word === undefined ? undefined : word === "disabled" ? "left" : word;
  }
  if (words === "") return "nothing";
  if (kind === "leaving") return no.has(words) || word === "wanted" ? "nothing" : "left";
  if (word !== undefined) return word === "disabled" ? "left" : word;
  if (no.has(words)) return kind === "confirmation" ? "not yet" : "left";
  if (yes.has(words) || (kind !== "state" && timeOf(cell) !== null)) return "wanted";
  return "unclear";
}

/** Who is said to have left by one column has left, whatever the others say. */
const order: readonly Said[] = ["left", "unclear", "not yet", "wanted", "nothing"];

/**
 * Reads the columns that tell whether somebody wants mails.
 * @returns also the names of the columns that tell something else, and are not imported
 */
export function readStanding(cells: Iterable<readonly [column: string, cell: string]>): {
  readonly standing: Standing;
  readonly ignored: readonly string[];
} {
  const ignored: string[] = [];
  const found: Standing[] = [{ says: "nothing" }];
  for (const [column, cell] of cells) {
    const kind = kindOf(column);
    const says = cellSays(kind, cell);
    if (says === undefined) ignored.push(column);
    else if (says === "left") found.push({ says, at: kind === "leaving" ? timeOf(cell) : null });
    else if (says === "unclear") found.push({ says, column: column.slice(0, 100), cell: cell.slice(0, 100) });
    else found.push({ says });
  }
  found.sort((a, b) => order.indexOf(a.says) - order.indexOf(b.says) || Number(timed(b)) - Number(timed(a)));
  return { standing: found[0] ?? { says: "nothing" }, ignored };
}

const timed = (standing: Standing): boolean => standing.says === "left" && standing.at !== null;
