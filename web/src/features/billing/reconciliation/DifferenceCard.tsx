import { Badge, Button, Text, Title, VisuallyHidden } from "@mantine/core";
import type { Difference } from "@mindreel/contract/billing/reconciliation";
import { pagePath } from "@mindreel/contract/wire/pages";
import { StripeId } from "#features/billing/payments/StripeId.tsx";
import { boot } from "#shared/boot.ts";
import { momentOf } from "#shared/dates.ts";
import { PageLink } from "#shared/ui/PageLink.tsx";
import classes from "./Reconciliation.module.css";

const titles: Record<Difference["kind"], string> = {
  unknown_here: "Stripe has a subscription that is not known here",
  unknown_there: "Stripe does not know a subscription that is running here",
  differs: "The two sides say different things",
  stranger: "Stripe charges a customer who is not a member here",
};

const advice: Record<Difference["kind"], string> = {
  unknown_here: "Healing takes it over: the member is pro for what was paid. Otherwise the next night does.",
  unknown_there: "Healing ends it here. First make sure that the Stripe key is the right one.",
  differs: "Healing takes over what Stripe says. Otherwise the next night does.",
  stranger: "There is nothing to heal here: cancel it in Stripe's dashboard, and refund what was not used.",
};

export const canHeal = ({ kind, healed_at }: Difference): boolean => kind !== "stranger" && healed_at === null;

interface Props {
  readonly difference: Difference;
  readonly onHeal: (id: number) => void;
}

export function DifferenceCard({ difference, onHeal }: Props) {
  const { id, kind, subscription, member, ours, theirs, healing, healed_at, healed_by_itself, note } = difference;
  return (
    <article className={classes.card}>
      <div className={classes.head}>
        <div>
          <Title order={3} size="h4">
            {titles[kind]}
          </Title>
          <Text size="sm" c="dimmed">
            <StripeId id={subscription} />
            {member !== null && (
              <>
                {" of "}
                <PageLink to={pagePath("member", { id: member.id })}>{member.username}</PageLink>
              </>
            )}
          </Text>
        </div>
        {healed_at !== null && (
          <Badge variant="filled" color="green">
            HEALED
          </Badge>
        )}
        {canHeal(difference) && (
          <Button size="xs" variant="default" loading={healing} onClick={() => onHeal(id)}>
            Heal<VisuallyHidden component="span">&nbsp;{subscription}</VisuallyHidden>
          </Button>
        )}
      </div>
      <dl className={classes.sides}>
        <div>
          <dt>Stripe says</dt>
          <dd>{theirs}</dd>
        </div>
        <div>
          <dt>{boot.appName} has</dt>
          <dd>{ours}</dd>
        </div>
      </dl>
      <Text size="sm" c="dimmed">
        {healed_at === null
          ? advice[kind]
          : `Healed${healed_by_itself ? " by the nightly comparison" : ""} on ${momentOf(healed_at)} UTC.`}
      </Text>
      {note !== null && (
        <Text size="sm" role="status" mt={4}>
          Not healed: {note}
        </Text>
      )}
    </article>
  );
}
