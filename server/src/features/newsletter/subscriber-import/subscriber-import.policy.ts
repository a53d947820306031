import type { SubscriberLine } from "@mindreel/contract/newsletter/subscriber-import";
import { limits } from "@mindreel/contract/plain/limits";
import { Age, Email } from "@mindreel/contract/wire/primitives";
import { Value } from "typebox/value";
import { readFields } from "#domain/import-lines.ts";
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
  /** Null: the list does not say, so the time of the import counts. */
  readonly signedUpAt: Date | null;
  /** The list itself says that they unsubscribed. */
  readonly unsubscribed: boolean;
}

export type Read = { readonly draft: Draft } | { readonly line: number; readonly fault: string };

const bounds = {
  secondary_email: { name: "e-mail address", longest: limits.email },
  first_name: { name: "first name", longest: limits.personName },
  middle_name: { name: "middle name", longest: limits.personName },
  last_name: { name: "last name", longest: limits.personName },
  // Defaults to the three names joined by spaces.
  full_name: { name: "full name", longest: limits.personName * 3 + 2 },
  age: { name: "age", longest: 20 },
  telephone: { name: "telephone number", longest: limits.phone },
  country: { name: "country", longest: limits.country },
  comments: { name: "comment", longest: limits.comments },
  signed_up_at: { name: "time of the sign-up", longest: 40 },
  unsubscribed_at: { name: "time of the unsubscription", longest: 40 },
} as const;

/** ISO only: a day, or a time with its UTC offset. A date like `03/04/2026` is ambiguous. */
const timePattern = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d))?$/;

function timeOf(text: string): Date | null {
  const time = new Date(text);
  return timePattern.test(text) && !Number.isNaN(time.getTime()) ? time : null;
}

/** Tolerates clock differences and time zones ahead of ours. */
const dayMs = 24 * 3_600_000;

/** Values of the unsubscription column that mean "still subscribed". */
const stillSubscribed = new Set(["", "no", "false", "0"]);

/** Reads one line; a fault is a sentence for the person who prepared the list. */
export function readLine({ line, ...cells }: SubscriberLine, now: Date): Read {
  const read = readFields(cells, bounds, unescapeFormula);
  if ("fault" in read) return { line, fault: read.fault };
  const { fields } = read;
  if (fields.secondary_email === "") return { line, fault: "There is no e-mail address." };
  if (!Value.Check(Email, fields.secondary_email)) return { line, fault: "This is not an e-mail address." };
  if (fields.age !== "" && !Value.Check(Age, fields.age)) {
    return { line, fault: `The age is not a whole number from ${limits.ageMin} to ${limits.ageMax}.` };
  }
  const signedUpAt = timeOf(fields.signed_up_at);
  if (fields.signed_up_at !== "" && (signedUpAt === null || signedUpAt.getTime() > now.getTime() + dayMs)) {
    return {
      line,
      fault: "The time of the sign-up is not a past day like 2026-01-31, or a time like 2026-01-31T12:00Z.",
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
