import type { TestResult } from "@mindreel/contract/admin/first-run";
import type { MailFailure } from "#mail/mail-failure.ts";
import type { ProviderCheck } from "#ports/payments/payments.port.ts";

/** How long the link in the log works. Each start makes a new one. */
export const linkLifetime = 24 * 3_600_000;
/** Servers that start together leave each other's links; a later start ends them. */
export const startTogether = 60_000;

const passed = (says: string, todo: string | null = null): TestResult => ({ passed: true, says, todo });
const failed = (says: string, todo: string): TestResult => ({ passed: false, says, todo });

export const mailSent = (to: string, server: string): TestResult =>
  passed(`${server} has taken a mail to ${to}.`, "If it is not in your inbox in a minute, look into the spam folder.");

export const mailWritten = (folder: string): TestResult =>
  passed(
    `There is no mail server, so the mail is a file in ${folder}.`,
    "Nobody but you can read it there: set SMTP_URL before members come.",
  );

/** @param server with its port */
export function mailFailed({ kind, detail }: MailFailure, server: string): TestResult {
  const said = `It said: ${detail}`;
  switch (kind) {
    case "credentials":
      return failed(
        `${server} refuses the user or the password. ${said}`,
        "Check both in SMTP_URL. Characters such as @, : and / must be written there as %40, %3A and %2F.",
      );
    case "no_such_host":
      return failed(`There is no mail server at ${server}.`, "Check the host in SMTP_URL.");
    case "no_answer":
      return failed(
        `Nothing answers at ${server}. ${said}`,
        "Check host and port in SMTP_URL: 465 with smtps://, 587 with smtp://. Many hosters block port 25.",
      );
    case "encryption":
      return failed(
        `No encrypted connection to ${server} came about. ${said}`,
        "Use smtps:// with port 465 and smtp:// with port 587, and the host name that the certificate names.",
      );
    case "refused_address":
      return failed(
        `${server} refuses the sender or the recipient. ${said}`,
        "Check MAIL_FROM: most mail servers send only from addresses of their own.",
      );
    case "other":
      return failed(`${server} did not take the mail. ${said}`, "Check SMTP_URL and MAIL_FROM.");
  }
}

export const paymentsOff = failed(
  "Payments are off: nobody can buy the plan.",
  "Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or go on without payments.",
);

export const paymentsRehearsed = passed(
  "Payments are a rehearsal: everything works, and no card is charged.",
  "Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, and remove PAYMENTS=rehearsal, to earn money.",
);

const list = (names: readonly string[]) => new Intl.ListFormat("en").format(names);

/** @param isTest whether the key is one that moves no money */
export function paymentsChecked(check: ProviderCheck, webhookUrl: string, isTest: boolean): TestResult {
  const { forbidden, webhook, unsent } = check;
  if (forbidden.length > 0) {
    return failed(
      `Stripe knows the key, but does not let it read ${list(forbidden)}.`,
      "In Stripe's dashboard, give the restricted key write access to these, or use a secret key.",
    );
  }
  if (webhook === "missing") {
    return failed(
      `Stripe takes the key, but sends no webhooks to ${webhookUrl}.`,
      `In Stripe's dashboard, under Developers, Webhooks, add an endpoint with exactly this URL, and set its signing secret as STRIPE_WEBHOOK_SECRET.`,
    );
  }
  if (webhook === "off") {
    return failed(
      `The webhook endpoint ${webhookUrl} is disabled at Stripe.`,
      "Enable it in Stripe's dashboard, under Developers, Webhooks.",
    );
  }
  if (unsent.length > 0) {
    return failed(
      `Stripe does not send ${list(unsent)} to the webhook endpoint.`,
      "Add these events to the endpoint in Stripe's dashboard, under Developers, Webhooks.",
    );
  }
  if (webhook === "unknown") {
    return passed(
      "Stripe takes the key, but does not let it read webhook endpoints, so the webhook was not checked.",
      `Make sure that there is an endpoint at ${webhookUrl}. System, in the menu, says when its events do not arrive.`,
    );
  }
  return isTest
    ? passed(
        "Stripe takes the key and sends webhooks here. It is a test key: no card is charged.",
        "Set your live key to earn money.",
      )
    : passed("Stripe takes the key and sends webhooks here.");
}

export const keyRefused = (answer: string): TestResult =>
  failed(`Stripe refuses the key. It said: ${answer}`, "Check STRIPE_SECRET_KEY.");

export const noAnswer = (reason: string): TestResult =>
  failed(`Stripe does not answer. ${reason}`, "Check that this machine can reach api.stripe.com, then try again.");
