import { Text, Title } from "@mantine/core";
import type { Standing } from "@mindreel/contract/billing/subscription";
import { FixPayment } from "#features/billing/subscription/FixPayment.tsx";
import classes from "#features/billing/subscription/ProStatus.module.css";

/** A subscription that is still there, but no longer makes anybody pro: mending it beats buying another. */
export function EndedPayment({ standing }: { standing: Standing }) {
  return (
    <section className={classes.status} aria-labelledby="ended">
      <div>
        <Title order={2} id="ended">
          Your subscription waits
        </Title>
        <Text c="dimmed" mt={4}>
          {standing.state === "past_due"
            ? "The last payment did not go through. Pay it, or change your card, and you are a pro user again at once."
            : "It is there, but nothing is paid for now. You can go on with it whenever you like."}
        </Text>
      </div>
      <FixPayment standing={standing} />
    </section>
  );
}
