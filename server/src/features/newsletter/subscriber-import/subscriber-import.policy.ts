import type { SubscriberLine } from "@mindreel/contract/newsletter/subscriber-import";
import { limits } from "@mindreel/contract/plain/limits";
import { Age, Email } from "@mindreel/contract/wire/primitives";
import { fields as names, report } from "@mindreel/messages/newsletter/subscriber-import";
import { Value } from "typebox/value";
import { otherCells, readFields } from "#domain/import-lines.ts";
import { type Sentence, sentence } from "#domain/sentences.ts";
import { timeOf } from "#domain/time/times.ts";
import { day } from "#domain/time/units-of-time.ts";
import { unescapeFormula } from "#http/files/csv.ts";
import { readStanding } from "./standing.policy.ts";

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
