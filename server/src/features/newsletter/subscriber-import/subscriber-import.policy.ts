import type { SubscriberLine } from "@mindreel/contract/newsletter/subscriber-import";
import { limits } from "@mindreel/contract/plain/limits";
import { Age, Email } from "@mindreel/contract/wire/primitives";
import { fields as names, report } from "@mindreel/messages/newsletter/subscriber-import";
import { Value } from "typebox/value";
import { readFields } from "#domain/import-lines.ts";
import { type Sentence, sentence } from "#domain/sentences.ts";
import { day } from "#domain/units-of-time.ts";
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
  /** The list itself says that they unsubscribed. */
  readonly unsubscribed: boolean;
}

export type ParsedLine = { readonly draft: Draft } | { readonly line: number; readonly fault: Sentence };

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
  unsubscribed_at: { name: sentence(names, "unsubscribed_at"), longest: 40 },
} as const;

/** ISO only: a day, or a time with its UTC offset. A date like `03/04/2026` is ambiguous. */
const timePattern = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d))?$/;

function timeOf(text: string): Date | null {
  const time = new Date(text);
  return timePattern.test(text) && !Number.isNaN(time.getTime()) ? time : null;
}

/** Tolerates clock differences and time zones ahead of ours. */
const tolerance = day;

/** Values of the unsubscription column that mean "still subscribed". */
const stillSubscribed = new Set(["", "no", "false", "0"]);

/** Reads one line; a fault is a sentence for the person who prepared the list. */
export function readLine({ line, ...cells }: SubscriberLine, now: Date): ParsedLine {
  const read = readFields(cells, bounds, unescapeFormula);
  if ("fault" in read) return { line, fault: read.fault };
  const { fields } = read;
  if (fields.secondary_email === "") return { line, fault: sentence(report, "noEmail") };
  if (!Value.Check(Email, fields.secondary_email)) return { line, fault: sentence(report, "notEmail") };
  if (fields.age !== "" && !Value.Check(Age, fields.age)) {
    return { line, fault: sentence(report, "age", { least: limits.ageMin, most: limits.ageMax }) };
  }
  const signedUpAt = timeOf(fields.signed_up_at);
  if (fields.signed_up_at !== "" && (signedUpAt === null || signedUpAt.getTime() > now.getTime() + tolerance)) {
    return {
      line,
      fault: sentence(report, "signedUp"),
    };
  }
  const names = { firstName: fields.first_name, middleName: fields.middle_name, lastName: fields.last_name };
  return {
    draft: {
      line,
      email: fields.secondary_email,
      ...names,
      fullName: fields.full_name || Object.values(names).filter(Boolean).join(" "),
      age: fields.age === "" ? null : Number(fields.age),
      telephone: fields.telephone,
      country: fields.country,
      comments: fields.comments,
      signedUpAt,
      unsubscribed: !stillSubscribed.has(fields.unsubscribed_at.toLowerCase()),
    },
  };
}
