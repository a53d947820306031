import { pagePath } from "@mindreel/contract/wire/pages";
import type { ReactNode } from "react";
import { ButtonLink } from "#shared/ui/plain/ButtonLink.tsx";
import classes from "./ProGate.module.css";

interface Props {
  readonly backdrop: ReactNode;
  /** The page that the member would rather be at; paying leads back to it. */
  readonly wanted?: string;
}

/** Shown instead of the videos to a member without pro. */
export function ProGate({ backdrop, wanted }: Props) {
  const search = wanted === undefined ? "" : `?${new URLSearchParams({ wanted })}`;
  return (
    <section className={classes.gate} aria-labelledby="gate">
      {backdrop}
      <div className={classes.words}>
        <h1 id="gate" className={classes.heading}>
          You are not a pro user
        </h1>
        <p className={classes.text}>
          You do not have access to all the features of the pro plan. Please upgrade to the pro plan to watch as many
          videos as you want.
        </p>
        <ButtonLink to={pagePath("subscription") + search} size="lg">
          Subscribe
        </ButtonLink>
      </div>
    </section>
  );
}
