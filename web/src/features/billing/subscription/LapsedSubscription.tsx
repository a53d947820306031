import type { Standing } from "@mindreel/contract/billing/subscription";
import { Title } from "#shared/ui/plain/Title.tsx";
import { FixPayment } from "./FixPayment.tsx";
import classes from "./ProStatus.module.css";

const reasons: Partial<Record<Standing["state"], string>> = {
  past_due:
    "The last payment did not go through. Pay it, or change your card, and you are a pro user again right away.",
  active: "We have not heard yet whether it has renewed. Nothing is lost: look again in a few minutes.",
};

/** For a subscription that exists but is not paid for: it is to be resumed, not bought a second time. */
export function LapsedSubscription({ standing }: { standing: Standing }) {
  return (
    <section className={classes.status} aria-labelledby="ended">
      <div>
        <Title order={2} id="ended">
          Your subscription is on hold
        </Title>
        <p className={classes.state}>
          {reasons[standing.state] ?? "Nothing is paid for at the moment. You can resume it whenever you like."}
        </p>
      </div>
      <FixPayment standing={standing} />
    </section>
  );
}
