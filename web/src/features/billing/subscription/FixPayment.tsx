import type { Standing } from "@mindreel/contract/billing/subscription";
import { messages } from "@mindreel/messages/billing/subscription";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";
import { Row } from "#shared/ui/plain/Row.tsx";
import { PortalButton } from "./PortalButton.tsx";

/** Two ways to fix a failed renewal: pay the open invoice, or change the card. */
export function FixPayment({ standing: { pay_url } }: { standing: Standing }) {
  return (
    <Row>
      {pay_url !== null && <ButtonLink href={pay_url}>{messages.payNow}</ButtonLink>}
      <PortalButton variant={pay_url === null ? "filled" : "default"}>{messages.changeCard}</PortalButton>
    </Row>
  );
}
