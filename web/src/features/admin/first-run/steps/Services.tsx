import type { FirstRun, TestResult } from "@mindreel/contract/admin/first-run";
import { offeredMonthly } from "@mindreel/contract/plain/offered";
import { setUp as messages } from "@mindreel/messages/admin/first-run";
import { costIn } from "@mindreel/messages/costs";
import { costs } from "@mindreel/messages/shared/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { boot } from "#shared/boot.ts";
import { format } from "#shared/language/format.ts";
import { language } from "#shared/language/language.ts";
import { toastError } from "#shared/toasts/toasts.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import classes from "../first-run.module.css";
import { firstRunQuery, testMail, testPayments } from "../firstRun.ts";
import { SettingLines } from "./SettingLines.tsx";

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

interface Props {
  readonly label: string;
  readonly test: () => Promise<TestResult>;
}

/** Runs a test and shows its result. */
function TestButton({ label, test }: Props) {
  const client = useQueryClient();
  const { mutate, data, isPending } = useMutation({
    mutationFn: test,
    onSuccess: () => client.invalidateQueries({ queryKey: firstRunQuery.queryKey }),
    onError: (error) => toastError(error.message),
  });
  return (
    <>
      <Button variant="default" loading={isPending} onClick={() => mutate()}>
        {label}
      </Button>
      <div role="status" className={classes.result}>
        {data !== undefined && !isPending && (
          <>
            <p className={data.passed ? classes.done : classes.failed}>{data.says}</p>
            {data.todo !== null && <p>{data.todo}</p>}
          </>
        )}
      </div>
    </>
  );
}
