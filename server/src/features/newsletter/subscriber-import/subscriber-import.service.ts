import type { SubscribersImportBody } from "@mindreel/contract/newsletter/subscriber-import";
import { report } from "@mindreel/messages/newsletter/subscriber-import";
import type { Audit } from "#data/audit.ts";
import type { Db } from "#data/database.ts";
import { emailKey } from "#data/email-key.ts";
import { lockImports } from "#data/import-lock.ts";
import { inTransaction } from "#data/transaction.ts";
import { countOf, type ReportedLine } from "#domain/import-lines.ts";
import { mailboxOf } from "#domain/names/mailbox.ts";
import { type Sentence, sentence } from "#domain/sentences.ts";
import type { Refusals } from "#features/newsletter/mechanisms/refusals.service.ts";
import type { UnsubscribeService } from "#features/newsletter/unsubscribe/unsubscribe.service.ts";
import type { Imported } from "./subscriber-import.mapper.ts";
import { type Draft, readLine } from "./subscriber-import.policy.ts";
import * as subscribers from "./subscriber-import.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly refusals: Pick<Refusals, "among">;
  readonly endForAll: UnsubscribeService["endForAll"];
  readonly clock: () => Date;
}

/** The audit log's id for the list as a whole; there is only one list. */
const theList = 1;

const alreadyThere = sentence(report, "present");

/**
 * Adds many subscribers at once. They signed up elsewhere, so nobody is mailed and nobody gets an offer: a list of
 * thousands must not become thousands of free months. Whoever left, here or according to the list, stays out: only they
 * can sign up again.
 */
export function createSubscriberImportService({ db, refusals, endForAll, clock }: Dependencies) {
  /** The outcome of each line, and the drafts to store, in the order of the lines. */
  async function plan(tx: Db, { lines }: SubscribersImportBody, now: Date) {
    const read = lines.map((line) => readLine(line, now));
    const people = read.flatMap((each) => ("draft" in each ? [each.draft] : []));
    const emails = people.map(({ email }) => email);
    const known = await subscribers.known(tx, emails.map(emailKey));
    const hasRefused = await refusals.among(tx, emails);
    const leavers = people.filter(({ standing }) => standing === "left");
    const leftBy = new Map(leavers.map(({ email, line }) => [mailboxOf(email), line]));
    const earlier = new Map<string, number>();
    const drafts: Draft[] = [];

    const outcomeOf = (each: (typeof read)[number]): ReportedLine => {
      if ("fault" in each) return { line: each.line, outcome: "faulty", message: each.fault };
      const { line, email, standing } = each.draft;
      const key = emailKey(email);
      const present = known.get(key);
      const twin = earlier.get(key);
      const skipped = (message: Sentence): ReportedLine => ({ line, outcome: "skipped", message });
      const out = (message: Sentence): ReportedLine => ({ line, outcome: "unsubscribed", message });
      const store = () => {
        earlier.set(key, line);
        drafts.push(each.draft);
      };
      if (present?.unsubscribed) return out(sentence(report, "unsubscribedHere"));
      if (standing === "left") {
        if (present === undefined && twin === undefined) store();
        return out(sentence(report, "unsubscribedThere"));
      }
      const leaver = leftBy.get(mailboxOf(email));
      if (leaver !== undefined) return out(sentence(report, "leavesOnLine", { line: leaver }));
      if (present !== undefined) return skipped(alreadyThere);
      if (hasRefused(email)) return out(sentence(report, "unsubscribedHere"));
      if (standing === "not yet") return skipped(sentence(report, "notYet"));
      if (twin !== undefined) return skipped(sentence(report, "twin", { line: twin }));
      store();
      return { line, outcome: "added", message: null };
    };
    const ignored = [...new Set(read.flatMap((each) => each.ignored))];
    return { lines: read.map(outcomeOf), drafts, leavers, ignored };
  }

  /** @returns the numbers of the lines that were added */
  async function write(
    tx: Db,
    { drafts, leavers }: Pick<Awaited<ReturnType<typeof plan>>, "drafts" | "leavers">,
    now: Date,
  ): Promise<Set<number>> {
    // Subscribers are listed by id, newest first: adding the last line first makes the first line the newest.
    const rows = drafts.toReversed().map(({ line: _, email, signedUpAt, standing, leftAt, ...person }) => ({
      ...person,
      secondaryEmail: email,
      createdAt: signedUpAt ?? leftAt ?? now,
      unsubscribedAt: standing === "left" ? (leftAt ?? now) : null,
    }));
    const added = rows.length === 0 ? new Set() : await subscribers.add(tx, rows);
    if (leavers.length > 0) {
      await endForAll(
        tx,
        leavers.map(({ email }) => email),
      );
    }
    return new Set(drafts.filter(({ email }) => added.has(emailKey(email))).map(({ line }) => line));
  }

  return {
    run: (body: SubscribersImportBody, audit?: Audit): Promise<Imported> =>
      inTransaction(db, async (tx) => {
        if (!body.dry_run) await lockImports(tx);
        const now = clock();
        const planned = await plan(tx, body, now);
        let { lines } = planned;
        if (!body.dry_run) {
          const added = await write(tx, planned, now);
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
        return { ...counts, ignored: planned.ignored, lines };
      }),
  };
}

export type SubscriberImportService = ReturnType<typeof createSubscriberImportService>;
