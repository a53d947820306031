import type { FirstRun } from "@mindreel/contract/admin/first-run";
import { offeredMonthly } from "@mindreel/contract/plain/offered";
import { setUp as messages } from "@mindreel/messages/admin/first-run";
import { costIn } from "@mindreel/messages/costs";
import { costs } from "@mindreel/messages/shared/words";
import type { ReactNode } from "react";
import { boot } from "#shared/boot.ts";
import { format } from "#shared/language/format.ts";
import { language } from "#shared/language/language.ts";
import { testMail, testPayments } from "../firstRun.ts";
import { SettingLines } from "./SettingLines.tsx";
import { TestButton } from "./TestButton.tsx";

/** Parts that others provide: mail, payments, a place for backups. */

interface Connected {
  readonly isDone: boolean;
  /** The form to connect it. */
  readonly children: ReactNode;
}

export function Mail({ server, from, isDone, children }: FirstRun["mail"] & Connected) {
  return (
    <>
      {isDone ? <p>{format(messages.mailsFrom, { from })}</p> : children}
      {server && <TestButton label={messages.testMail} test={testMail} />}
    </>
  );
}

export function Payments({ mode, price_cents, isDone, children }: FirstRun["payments"] & Connected) {
  const cost = costIn(language(), costs, boot.offered.choice ? boot.offered : offeredMonthly(price_cents));
  return (
    <>
      {isDone ? <p>{format(messages.paid, { cost })}</p> : children}
      {mode !== "off" && <TestButton label={messages.testPayments} test={testPayments} />}
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
