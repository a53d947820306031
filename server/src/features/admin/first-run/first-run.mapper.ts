import type { FirstRun, TestResult } from "@mindreel/contract/admin/first-run";
import type { Config } from "#config/config.ts";
import type { Translate } from "#domain/sentences.ts";
import { type Facts, missingLegal, stepsOf, type Tested } from "./first-run.policy.ts";

export function toFirstRun(
  facts: Facts,
  { publicUrl, smtpUrl, mailFrom, payments, planPriceCents, backups }: Config,
): FirstRun {
  const { run, site } = facts;
  return {
    begun: run?.begunAt != null,
    put_away: run?.putAwayAt != null,
    steps: stepsOf(facts),
    public_url: publicUrl,
    mail: { server: smtpUrl !== undefined, from: mailFrom },
    payments: { mode: payments, price_cents: planPriceCents },
    legal_missing: missingLegal(site),
    backups: {
      set: backups !== undefined,
      encrypted: backups?.key !== undefined,
      verified_at: facts.backups?.proof?.at ?? null,
    },
  };
}

export const toTestResult = ({ passed, says, todo }: Tested, translate: Translate): TestResult => ({
  passed,
  says: translate(says),
  todo: todo && translate(todo),
});
