import type { OpenTo } from "@mindreel/contract/catalogue/open-to";
import { pagePath } from "@mindreel/contract/plain/pages";
import { open } from "@mindreel/messages/catalogue/open-to";
import { join as messages } from "@mindreel/messages/catalogue/teasers";
import { freeMonthFor } from "#app/pages/accounts/visitors/arrival.ts";
import { boot } from "#shared/boot.ts";
import { format } from "#shared/language/format.ts";
import { Rich } from "#shared/language/Rich.tsx";
import { Link } from "#shared/navigation/Link.tsx";
import { useLocation } from "#shared/navigation/NavigationProvider.tsx";
import { withQuery } from "#shared/navigation/withQuery.ts";
import { useCost } from "#shared/offered.ts";
import { signInFor } from "#shared/session/comeBack.ts";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";
import classes from "./visitors.module.css";

interface Props {
  /** Whom the video is open to. */
  readonly openTo?: OpenTo;
}

/** How a visitor gets to watch: the free month first, where the owner offers one, then the price. */
export function Join({ openTo = "pro" }: Props) {
  const { pathname, search } = useLocation();
  const next = pathname + search;
  const { freeMonth } = boot.site;
  const sells = boot.payments !== "off";
  const [after, price] = [useCost({ short: true }), useCost({ short: true, first: true })];
  const isForMembers = openTo === "members";
  return (
    <div className={classes.join}>
      {openTo === "everyone" && <p>{open.more}</p>}
      {freeMonth && !isForMembers ? (
        // A full page load: the landing page, which has the form, is not part of this app.
        <ButtonLink href={freeMonthFor(next)} size="lg">
          {messages.freeMonth}
        </ButtonLink>
      ) : (
        <ButtonLink to={withQuery(pagePath("signUp"), { next })} size="lg">
          {messages.signUp}
        </ButtonLink>
      )}
      {isForMembers && <p>{open.account}</p>}
      {!isForMembers && (freeMonth || sells) && (
        <p>
          {freeMonth && sells
            ? format(messages.after, { cost: after })
            : freeMonth
              ? messages.nothingToPay
              : format(messages.price, { cost: price })}
        </p>
      )}
      <p>
        <Rich text={messages.member} tags={{ link: (text) => <Link to={signInFor(next)}>{text}</Link> }} />
      </p>
    </div>
  );
}
