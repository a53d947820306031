import type { FirstRun } from "@mindreel/contract/admin/first-run";
import type { SetUpStep as Step, StepState } from "@mindreel/contract/plain/set-up-steps";
import { setUp as messages } from "@mindreel/messages/admin/first-run";
import { type ReactNode, useEffect, useRef } from "react";
import { type Icon, outline } from "#shared/icons/icon.tsx";
import { IconCircleCheck } from "#shared/icons/site.ts";
import { format } from "#shared/language/format.ts";
import { Badge } from "#shared/ui/plain/Badge.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import classes from "../first-run.module.css";
import { useSkip } from "../firstRun.ts";

const IconCircle = outline("M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0");
const IconSkipped = outline("M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M9 12h6");
const IconBroken = outline("M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M12 8v4M12 16h.01");

const looks: Readonly<Record<StepState, readonly [Icon, "good" | "bad" | undefined]>> = {
  open: [IconCircle, undefined],
  done: [IconCircleCheck, "good"],
  skipped: [IconSkipped, undefined],
  broken: [IconBroken, "bad"],
};

const minutes: Readonly<Record<Step, number>> = {
  ...{ look: 5, price: 1, plan: 3, legal: 20, address: 10, mail: 5, payments: 10, storage: 5, backups: 5 },
  ...{ secondFactor: 2, category: 1, videos: 2, captions: 10, people: 2 },
};

interface Props extends Pick<FirstRun, "steps"> {
  readonly step: Step;
  /** Why it matters, if a sentence says it. */
  readonly why?: string;
  /** What is done here; of a step that is done only where it can be tested again. */
  readonly children: ReactNode;
}

export function SetUpStep({ steps, step, why, children }: Props) {
  const state = steps.find((each) => each.step === step)?.state ?? "open";
  const [Icon, tone] = looks[state];
  const skip = useSkip(step);
  const name = messages.names[step];
  const skipped = state === "skipped";
  const isLeft = state === "open" || state === "broken";
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(state);
  // The form that had the focus is gone with the step that it settled.
  useEffect(() => {
    if (before.current !== state && document.activeElement === document.body) heading.current?.focus();
    before.current = state;
  }, [state]);
  return (
    <li className={classes.step} data-state={state}>
      <Icon className={classes.icon} size={24} aria-hidden="true" />
      <div className={classes.head}>
        <h2 ref={heading} tabIndex={-1}>
          {name}
        </h2>
        <Badge tone={tone}>{messages.states[state]}</Badge>
        {isLeft && <span className={classes.time}>{format(messages.minutes, { count: minutes[step] })}</span>}
        {(state === "open" || skipped) && (
          <Button
            variant="subtle"
            size="xs"
            className={classes.skip}
            aria-label={format(skipped ? messages.takeUpStep : messages.skipStep, { step: name })}
            loading={skip.isPending}
            onClick={() => skip.mutate(!skipped)}
          >
            {skipped ? messages.takeUp : messages.skip}
          </Button>
        )}
      </div>
      {!skipped && (
        <div className={classes.body}>
          {isLeft && why !== undefined && <p>{why}</p>}
          {children}
        </div>
      )}
    </li>
  );
}
