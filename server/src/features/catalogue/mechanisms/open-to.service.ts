import type { OpenTo, OpenToField } from "@mindreel/contract/catalogue/open-to";
import { refusals } from "@mindreel/messages/catalogue/catalogue";
import type { Db } from "#data/database.ts";
import { invalidInput } from "#domain/errors.ts";
import { sentence } from "#domain/sentences.ts";
import { plansAmong } from "#library/open-to.repository.ts";

const isWord = (text: string): text is Exclude<OpenTo, unknown[]> =>
  text === "everyone" || text === "members" || text === "pro";

/**
 * Whom something is opened to, as JSON or a form says it; null: nothing of its own.
 * @throws AppError 400 if there is no such plan
 */
export async function toOpenTo(tx: Db, field: OpenToField): Promise<OpenTo | null> {
  if (field === null || field === "") return null;
  if (typeof field === "string" && isWord(field)) return field;
  const ids = typeof field === "string" ? [...field.matchAll(/\d+/g)].map(([id]) => Number(id)) : field;
  const plans = [...new Set(ids)].toSorted((a, b) => a - b);
  if ((await plansAmong(tx, plans)).length < plans.length)
    throw invalidInput({ open_to: [sentence(refusals, "noPlan")] });
  return plans;
}

/** The same for a change that may leave it out. */
export const openToChange = async (tx: Db, field: OpenToField | undefined): Promise<{ openTo?: OpenTo | null }> =>
  field === undefined ? {} : { openTo: await toOpenTo(tx, field) };

const textOf = (openTo: OpenTo | null): string =>
  openTo === null ? "nothing of its own" : Array.isArray(openTo) ? `plans ${openTo.join(", ")}` : openTo;

interface Opened {
  readonly openTo: OpenTo | null;
}

/** The change for the audit log; empty if there is none. */
export const openToAudit = (before: Opened, after: Opened): { "open to"?: string } =>
  textOf(before.openTo) === textOf(after.openTo) ? {} : { "open to": textOf(after.openTo) };
