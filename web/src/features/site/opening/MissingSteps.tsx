import type { OpeningStep } from "@mindreel/contract/plain/opening-steps";
import { pathOfStep } from "@mindreel/contract/plain/set-up-steps";
import { messages } from "@mindreel/messages/site/opening";
import { PageLink } from "#shared/ui/links/PageLink.tsx";
import classes from "./opening.module.css";

interface Props {
  readonly steps: readonly OpeningStep[];
  readonly onFollow?: () => void;
}

/** What is missing before the site opens, each with the page where it is done. */
export function MissingSteps({ steps, onFollow }: Props) {
  return (
    <section aria-label={messages.missing}>
      <h3 className={classes.missing}>{messages.missing}</h3>
      <ul className={classes.steps}>
        {steps.map((step) => (
          <li key={step}>
            <PageLink to={pathOfStep[step]} {...(onFollow && { onFollow })}>
              {messages.steps[step]}
            </PageLink>
          </li>
        ))}
      </ul>
      <p className={classes.note}>{messages.missingNote}</p>
    </section>
  );
}
