import { Text, Title } from "@mantine/core";
import { IconCheck, IconInfoCircle } from "@tabler/icons-react";
import { boot } from "#shared/boot.ts";
import classes from "./PlanCard.module.css";

const features = ["All features of the Starter Plan", "Unlimited videos", "Monthly Updates"];

const price = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** The one plan there is. */
export function PlanCard() {
  return (
    <section className={classes.card} aria-labelledby="plan">
      <Title order={2} id="plan" className={classes.name}>
        Monthly
      </Title>
      <p className={classes.price}>
        <span className={classes.amount}>{price.format(boot.planPriceCents / 100)}</span> a month
      </p>
      <ul className={classes.features}>
        {features.map((feature) => (
          <li key={feature}>
            <IconCheck size={20} stroke={2.25} aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
      <div className={classes.note}>
        <IconInfoCircle size={20} stroke={1.75} aria-hidden="true" />
        <Text size="sm">
          Payments are not set up here yet. To become a pro user, ask the people who run this site: they can tell you
          when subscriptions open.
        </Text>
      </div>
    </section>
  );
}
