import type { FirstRun, TestResult } from "@mindreel/contract/admin/first-run";
import type { Config } from "#config/config.ts";
import type { Translate } from "#domain/sentences.ts";
import type { Tested } from "./first-run.policy.ts";
import type { Contents, Run } from "./first-run.repository.ts";

export interface Progress {
  readonly run: Run;
  readonly contents: Contents;
  readonly webhookUrl: string;
}

export function toFirstRun(
  { run: { mailTestedAt, paymentsTestedAt }, contents, webhookUrl }: Progress,
  { publicUrl, smtpUrl, mailFrom, payments, planPriceCents }: Config,
): FirstRun {
  return {
    public_url: publicUrl,
    mail: { server: smtpUrl !== undefined, from: mailFrom, tested_at: mailTestedAt?.toISOString() ?? null },
    payments: {
      mode: payments,
      price_cents: planPriceCents,
      webhook_url: webhookUrl,
      tested_at: paymentsTestedAt?.toISOString() ?? null,
    },
    ...contents,
  };
}

export const toTestResult = ({ passed, says, todo }: Tested, translate: Translate): TestResult => ({
  passed,
  says: translate(says),
  todo: todo && translate(todo),
});
