import type { FirstRun } from "@mindreel/contract/admin/first-run";
import { pathOfStep, type SetUpStep as Step } from "@mindreel/contract/plain/set-up-steps";
import { setUp as messages } from "@mindreel/messages/admin/first-run";
import { legal as legalNames } from "@mindreel/messages/shared/frame";
import { type ReactNode, useEffect } from "react";
import { format } from "#shared/language/format.ts";
import { language } from "#shared/language/language.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";
import classes from "../first-run.module.css";
import { usePutAway } from "../firstRun.ts";
import { rememberSettingUp } from "../setUpBegun.ts";
import { Address } from "./Address.tsx";
import { Backups, Mail, Payments } from "./Services.tsx";
import { SetUpStep } from "./SetUpStep.tsx";

interface Props {
  readonly firstRun: FirstRun;
  /** The field for the price. */
  readonly price: ReactNode;
  /** The forms of what the site is connected to. */
  readonly connections: Readonly<Record<"mail" | "payments" | "storage", ReactNode>>;
}

/** The steps from an empty server to a site that can open. Each can be done at any time, or skipped. */
export function SetUp({ firstRun, price, connections }: Props) {
  const { steps, put_away } = firstRun;
  useEffect(() => rememberSettingUp(!put_away), [put_away]);
  const isDone = (step: Step) => steps.some((each) => each.step === step && each.state === "done");
  const missing = firstRun.legal_missing.map((document) => legalNames.names[document]);
  const pages = new Intl.ListFormat(language()).format(missing);
  /** A step that is done on another page. */
  const elsewhere = (step: keyof typeof messages.press, more?: ReactNode) => (
    <SetUpStep steps={steps} step={step} why={messages.why[step]}>
      {!isDone(step) && (
        <>
          {more}
          <ButtonLink to={pathOfStep[step]} variant="default">
            {messages.press[step]}
          </ButtonLink>
        </>
      )}
    </SetUpStep>
  );
  return (
    <>
      <Progress steps={steps} />
      <p className={classes.intro}>
        {messages.intro} {messages.env}
      </p>
      <ol className={classes.steps}>
        {elsewhere("look")}
        <SetUpStep steps={steps} step="price" why={messages.why.price}>
          {!isDone("price") && price}
        </SetUpStep>
        {elsewhere("plan")}
        {elsewhere("legal", missing.length > 0 && <p>{format(messages.stillMissing, { pages })}</p>)}
        <SetUpStep steps={steps} step="address">
          <Address publicUrl={firstRun.public_url} />
        </SetUpStep>
        <SetUpStep steps={steps} step="mail">
          <Mail {...firstRun.mail} isDone={isDone("mail")}>
            {connections.mail}
          </Mail>
        </SetUpStep>
        <SetUpStep steps={steps} step="payments">
          <Payments {...firstRun.payments} isDone={isDone("payments")}>
            {connections.payments}
          </Payments>
        </SetUpStep>
        <SetUpStep steps={steps} step="storage" why={messages.why.storage}>
          {!isDone("storage") && connections.storage}
        </SetUpStep>
        <SetUpStep steps={steps} step="backups" why={messages.why.backups}>
          {!isDone("backups") && <Backups {...firstRun.backups} />}
        </SetUpStep>
        {elsewhere("secondFactor")}
        {elsewhere("category")}
        {elsewhere("videos")}
        {elsewhere("captions")}
        {elsewhere("people")}
      </ol>
      <PutAway away={put_away} />
    </>
  );
}

function Progress({ steps }: Pick<FirstRun, "steps">) {
  const count = steps.filter(({ state }) => state === "open" || state === "broken").length;
  const done = steps.filter(({ state }) => state === "done").length;
  const progress = format(messages.progress, { done, all: steps.length });
  return (
    <div className={classes.progress}>
      <p>
        <strong>{count === 0 ? messages.nothingOpen : format(messages.openSteps, { count })}</strong> · {progress}
      </p>
      <progress value={done} max={steps.length} aria-label={progress} />
    </div>
  );
}

function PutAway({ away }: { readonly away: boolean }) {
  const putAway = usePutAway();
  return (
    <div className={classes.finish}>
      <Button variant="default" loading={putAway.isPending} onClick={() => putAway.mutate(!away)}>
        {away ? messages.bringBack : messages.putAway}
      </Button>
      <p>{away ? messages.away : messages.putAwayNote}</p>
    </div>
  );
}
