import type { Subscription } from "@mindreel/contract/billing/subscription";
import { pagePath } from "@mindreel/contract/plain/pages";
import { messages } from "@mindreel/messages/billing/subscription";
import { CheckoutButton } from "#features/billing/checkout/CheckoutButton.tsx";
import { takesPayments } from "#features/billing/checkout/paymentsMode.ts";
import { IconPlayerPlayFilled } from "#shared/icons/site.ts";
import { Rich } from "#shared/language/Rich.tsx";
import { useCost } from "#shared/offered.ts";
import { BrandMark } from "#shared/ui/frame/Brand.tsx";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";
import { Row } from "#shared/ui/plain/Row.tsx";
import { Title } from "#shared/ui/plain/text/Title.tsx";
import { FixPayment } from "./FixPayment.tsx";
import { PortalButton } from "./PortalButton.tsx";
import { freeDaysText, paidText, returnedText, standingText } from "./standingText.ts";
import classes from "./subscription.module.css";

interface Props {
  readonly standing: Subscription;
  /** Whether the member has just paid. */
  readonly welcome?: boolean;
}

/** A pro member's standing, and the most likely next actions. */
export function ProStatus({ standing, welcome = false }: Props) {
  const cost = useCost({ first: true });
  const isPastDue = standing.state === "past_due";
  const returned = returnedText(standing);
  const paid = paidText(standing);
  return (
    <section className={classes.status} aria-labelledby="pro">
      <BrandMark size={56} />
      <div>
        {welcome && <p className={classes.welcome}>{messages.pro.welcome}</p>}
        <Title order={2} id="pro">
          {isPastDue ? messages.pro.pastDue : messages.pro.title}
        </Title>
        {isPastDue && <p className={classes.state}>{messages.pro.title}</p>}
        <p className={classes.state}>{standingText(standing)}</p>
        {paid !== "" && <p className={classes.state}>{paid}</p>}
        {returned !== "" && <p className={classes.state}>{returned}</p>}
      </div>
      {isPastDue && <FixPayment standing={standing} />}
      <Row>
        <ButtonLink
          to={pagePath("home")}
          size={isPastDue ? "sm" : "lg"}
          variant={isPastDue ? "default" : "filled"}
          leftSection={<IconPlayerPlayFilled size={18} aria-hidden="true" />}
        >
          {messages.pro.watch}
        </ButtonLink>
        {!isPastDue && standing.portal && takesPayments() && (
          <PortalButton variant="default" size="lg">
            {standing.needs_card ? messages.addCard : messages.changeCard}
          </PortalButton>
        )}
      </Row>
      {standing.state === "free" && takesPayments() && (
        <div className={classes.offer}>
          <p className={classes.price}>
            <Rich text={messages.pro.priceAfter} values={{ cost }} tags={{ price: (text) => <b>{text}</b> }} />{" "}
            {freeDaysText(standing.free_days)}
          </p>
          <CheckoutButton variant="default" />
        </div>
      )}
    </section>
  );
}
