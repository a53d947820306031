import type { FirstRun } from "@mindreel/contract/admin/first-run";
import { moneyIn } from "@mindreel/contract/plain/money";
import { pagePath } from "@mindreel/contract/plain/pages";
import { setUp as messages } from "@mindreel/messages/admin/first-run";
import { format } from "#shared/language/format.ts";
import { language } from "#shared/language/language.ts";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";
import { testMail, testPayments } from "../firstRun.ts";
import { SettingLines } from "./SettingLines.tsx";
import { TestButton } from "./TestButton.tsx";

/** Parts that others provide: mail, payments, a bucket, a place for backups. */

export function Mail({ server, from }: FirstRun["mail"]) {
  return (
    <>
      <p>{server ? format(messages.mailsFrom, { from }) : messages.noMails}</p>
      {!server && (
        <ButtonLink to={pagePath("connections")} variant="default">
          {messages.connectMail}
        </ButtonLink>
      )}
      <TestButton label={messages.testMail} test={testMail} />
    </>
  );
}

interface PaymentsProps {
  readonly payments: FirstRun["payments"];
  readonly priceChosen: boolean;
}

export function Payments({ payments: { mode, price_cents, webhook_url }, priceChosen }: PaymentsProps) {
  const price = moneyIn(language(), price_cents / 100, "USD");
  const of = messages.names.payments;
  return (
    <>
      {!priceChosen && <p>{format(messages.priceFirst, { price })}</p>}
      {mode === "stripe" ? (
        priceChosen && <p>{format(messages.paid, { price })}</p>
      ) : (
        <>
          <p>{mode === "off" ? messages.paymentsOff : messages.rehearsal}</p>
          <SettingLines label={messages.webhook} of={of} lines={[webhook_url]} />
          <SettingLines
            label={messages.lines}
            of={of}
            lines={["STRIPE_SECRET_KEY=sk_live_…", "STRIPE_WEBHOOK_SECRET=whsec_…"]}
          />
        </>
      )}
      <TestButton label={messages.testPayments} test={testPayments} />
    </>
  );
}

export function Storage() {
  return (
    <>
      <p>{messages.storageLines}</p>
      <SettingLines
        label={messages.lines}
        of={messages.names.storage}
        lines={[
          "STORAGE=s3",
          "S3_ENDPOINT=https://s3.example.com",
          "S3_BUCKET=",
          "S3_ACCESS_KEY_ID=",
          "S3_SECRET_ACCESS_KEY=",
        ]}
      />
    </>
  );
}

export function Backups({ set }: FirstRun["backups"]) {
  const of = messages.names.backups;
  if (set) {
    return (
      <>
        <p>{messages.backupsUnverified}</p>
        <SettingLines label={messages.command} of={of} lines={["npm run backup"]} />
      </>
    );
  }
  return (
    <>
      <p>{messages.backupsOff}</p>
      <SettingLines label={messages.command} of={of} lines={["npm run backup -- --new-key"]} />
      <SettingLines
        label={messages.lines}
        of={of}
        lines={["BACKUP_DIR=/mnt/another-disk/backups", "BACKUP_KEY=AGE-SECRET-KEY-1…"]}
      />
    </>
  );
}
