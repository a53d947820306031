import type { FirstRun } from "@mindreel/contract/admin/first-run";
import { moneyIn } from "@mindreel/contract/plain/money";
import { setUp as messages } from "@mindreel/messages/admin/first-run";
import type { ReactNode } from "react";
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
  const price = moneyIn(language(), price_cents / 100, "USD");
  return (
    <>
      {isDone ? <p>{format(messages.paid, { price })}</p> : children}
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
