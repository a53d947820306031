import type { SubscribersImportBody, SubscribersImportResult } from "@mindreel/contract/newsletter/subscriber-import";
import { report } from "@mindreel/messages/newsletter/subscriber-import";
import type { Audit } from "#data/audit.ts";
import type { Db } from "#data/database.ts";
import { emailKey } from "#data/email-key.ts";
import { lockImports } from "#data/import-lock.ts";
import { inTransaction } from "#data/transaction.ts";
import { countOf, type ReportedLine, toImportedLine } from "#domain/import-lines.ts";
import { sentence, type Translate } from "#domain/sentences.ts";
import { type Draft, readLine } from "./subscriber-import.policy.ts";
import * as subscribers from "./subscriber-import.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly clock: () => Date;
}

/** The audit log's id for the list as a whole; there is only one list. */
const theList = 1;

const alreadyThere = sentence(report, "present");

/**
 * Adds many subscribers at once. They signed up elsewhere, so nobody is mailed and nobody gets an offer: a list of
 * thousands must not become thousands of free months. Only a new sign-up of their own brings back someone who has
 * unsubscribed.
 */
export function createSubscriberImportService({ db, clock }: Dependencies) {
  /** The outcome of each line, and the drafts to add, in the order of the lines. */
  async function plan(tx: Db, { lines }: SubscribersImportBody, now: Date) {
    const read = lines.map((line) => readLine(line, now));
    const emails = read.flatMap((each) => ("draft" in each ? [emailKey(each.draft.email)] : []));
    const known = await subscribers.known(tx, emails);
    const earlier = new Map<string, number>();
    const drafts: Draft[] = [];

    const outcomeOf = (each: (typeof read)[number]): ReportedLine => {
      if ("fault" in each) return { line: each.line, outcome: "faulty", message: each.fault };
      const { line, email, unsubscribed } = each.draft;
      const key = emailKey(email);
      const present = known.get(key);
      if (present?.unsubscribed) {
        return { line, outcome: "unsubscribed", message: sentence(report, "unsubscribedHere") };
      }
      if (present !== undefined) return { line, outcome: "skipped", message: alreadyThere };
      if (unsubscribed) return { line, outcome: "unsubscribed", message: sentence(report, "unsubscribedThere") };
      const twin = earlier.get(key);
      if (twin !== undefined) return { line, outcome: "skipped", message: sentence(report, "twin", { line: twin }) };
      earlier.set(key, line);
      drafts.push(each.draft);
      return { line, outcome: "added", message: null };
    };
    return { lines: read.map(outcomeOf), drafts };
  }

  /** @returns the numbers of the lines that were added */
  async function write(tx: Db, drafts: readonly Draft[], now: Date): Promise<Set<number>> {
    if (drafts.length === 0) return new Set();
    // Subscribers are listed by id, newest first: adding the last line first makes the first line the newest.
    const rows = drafts.toReversed().map(({ line: _, email, signedUpAt, unsubscribed: __, ...person }) => ({
      ...person,
      secondaryEmail: email,
      createdAt: signedUpAt ?? now,
    }));
    const added = await subscribers.add(tx, rows);
    return new Set(drafts.filter(({ email }) => added.has(emailKey(email))).map(({ line }) => line));
  }

  return {
    run: (body: SubscribersImportBody, translate: Translate, audit?: Audit): Promise<SubscribersImportResult> =>
      inTransaction(db, async (tx) => {
        if (!body.dry_run) await lockImports(tx);
        const now = clock();
        const planned = await plan(tx, body, now);
        let { lines } = planned;
        if (!body.dry_run) {
          const added = await write(tx, planned.drafts, now);
          lines = lines.map((each) =>
            each.outcome !== "added" || added.has(each.line)
              ? each
              : { ...each, outcome: "skipped", message: alreadyThere },
          );
        }
        const count = countOf(lines);
        const counts = {
          ...{ added: count("added"), skipped: count("skipped") },
          ...{ unsubscribed: count("unsubscribed"), faulty: count("faulty") },
        };
        if (!body.dry_run) await audit?.(tx, theList, { name: "Subscribers", ...counts });
        return { ...counts, lines: lines.map(toImportedLine(translate)) };
      }),
  };
}

export type SubscriberImportService = ReturnType<typeof createSubscriberImportService>;
