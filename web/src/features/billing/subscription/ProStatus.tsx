import { Anchor, Button, Text, Title } from "@mantine/core";
import type { Standing } from "@mindreel/contract/billing/subscription";
import { pagePath } from "@mindreel/contract/wire/pages";
import { Link } from "react-router";
import { CheckoutButton } from "#features/billing/checkout/CheckoutButton.tsx";
import { takesPayments } from "#features/billing/checkout/paymentsMode.ts";
import { BrandMark } from "#shared/ui/frame/Brand.tsx";
import { FixPayment } from "./FixPayment.tsx";
import { PortalButton } from "./PortalButton.tsx";
import classes from "./ProStatus.module.css";
import { standingText } from "./standingText.ts";

/** What a pro member would most likely do next. */
function NextStep({ standing }: { standing: Standing }) {
  if (standing.state === "past_due") return <FixPayment standing={standing} />;
  if (standing.state === "free" && takesPayments()) return <CheckoutButton />;
  if (standing.portal && takesPayments()) return <PortalButton variant="default">Manage subscription</PortalButton>;
  return (
    <Button component={Link} to={pagePath("home")}>
      Watch something
    </Button>
  );
}

export function ProStatus({ standing }: { standing: Standing }) {
  return (
    <section className={classes.status} aria-labelledby="pro">
      <BrandMark size={56} />
      <div>
        <Title order={2} id="pro">
          You are a pro user
        </Title>
        <Text c="dimmed" mt={4}>
          {standingText(standing)}
        </Text>
      </div>
      <NextStep standing={standing} />
      {standing.portal && (
        <Anchor component={Link} to={pagePath("home")} size="sm">
          Watch something
        </Anchor>
      )}
    </section>
  );
}
