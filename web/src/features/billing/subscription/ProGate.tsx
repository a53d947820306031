import { pagePath } from "@mindreel/contract/plain/pages";
import { gate as messages } from "@mindreel/messages/billing/subscription";
import type { ReactNode } from "react";
import { LegalLinks } from "#shared/ui/frame/LegalLinks.tsx";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";
import classes from "./ProGate.module.css";

interface Props {
  readonly backdrop: ReactNode;
  /** The page to return to after paying. */
  readonly wanted?: string;
}

/** Shown instead of videos to a member without pro. */
export function ProGate({ backdrop, wanted }: Props) {
  const search = wanted === undefined ? "" : `?${new URLSearchParams({ wanted })}`;
  return (
    <section className={classes.gate} aria-labelledby="gate">
      {backdrop}
      <div className={classes.words}>
        <h1 id="gate" className={classes.heading}>
          {messages.title}
        </h1>
        <p className={classes.text}>{messages.text}</p>
        <ButtonLink to={pagePath("subscription") + search} size="lg">
          {messages.subscribe}
        </ButtonLink>
        <LegalLinks />
      </div>
    </section>
  );
}
