import { Button, Group, Text, Title } from "@mantine/core";
import type { Standing } from "@mindreel/contract/billing/subscription";
import { pagePath } from "@mindreel/contract/wire/pages";
import { IconPlayerPlayFilled } from "@tabler/icons-react";
import { CheckoutButton } from "#features/billing/checkout/CheckoutButton.tsx";
import { takesPayments } from "#features/billing/checkout/paymentsMode.ts";
import { planPrice } from "#shared/boot.ts";
import { Link } from "#shared/navigation/Link.tsx";
import { BrandMark } from "#shared/ui/frame/Brand.tsx";
import { FixPayment } from "./FixPayment.tsx";
import { PortalButton } from "./PortalButton.tsx";
import classes from "./ProStatus.module.css";
import { freeDaysText, returnedText, standingText } from "./standingText.ts";

interface Props {
  readonly standing: Standing;
  /** Whether they have paid a moment ago. */
  readonly welcome?: boolean;
}

/** What a pro member reads about their plan, and what they would most likely do next. */
export function ProStatus({ standing, welcome = false }: Props) {
  const isPastDue = standing.state === "past_due";
  const returned = returnedText(standing);
  return (
    <section className={classes.status} aria-labelledby="pro">
      <BrandMark size={56} />
      <div>
        {welcome && (
          <Text className={classes.welcome}>Welcome! Your payment has arrived, and every video is open to you.</Text>
        )}
        <Title order={2} id="pro">
          You are a pro user
        </Title>
        <Text c="dimmed" mt={4}>
          {standingText(standing)}
        </Text>
        {returned !== "" && (
          <Text c="dimmed" mt={4}>
            {returned}
          </Text>
        )}
      </div>
      {isPastDue && <FixPayment standing={standing} />}
      <Group gap="sm">
        <Button
          component={Link}
          to={pagePath("home")}
          size={isPastDue ? "sm" : "lg"}
          variant={isPastDue ? "default" : "filled"}
          leftSection={<IconPlayerPlayFilled size={18} aria-hidden="true" />}
        >
          Watch something
        </Button>
        {!isPastDue && standing.portal && takesPayments() && (
          <PortalButton variant="default" size="lg">
            Manage subscription
          </PortalButton>
        )}
      </Group>
      {standing.state === "free" && takesPayments() && (
        <div className={classes.offer}>
          <Text>
            <b>{planPrice()}</b> a month keeps you pro after that. {freeDaysText(standing.free_days)}
          </Text>
          <CheckoutButton variant="default" />
        </div>
      )}
    </section>
  );
}
