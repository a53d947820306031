import { Text } from "@mantine/core";
import type { Difference } from "@mindreel/contract/billing/reconciliation";
import { pagePath } from "@mindreel/contract/plain/pages";
import { messages } from "@mindreel/messages/billing/reconciliation";
import { paymentNote } from "#features/billing/payments/paymentNote.ts";
import { StripeId } from "#features/billing/payments/StripeId.tsx";
import { boot } from "#shared/boot.ts";
import { format } from "#shared/language/format.ts";
import { Rich } from "#shared/language/Rich.tsx";
import { momentOf } from "#shared/time/dates.ts";
import { PageLink } from "#shared/ui/links/PageLink.tsx";
import { Badge } from "#shared/ui/plain/Badge.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { Title } from "#shared/ui/plain/text/Title.tsx";
import { VisuallyHidden } from "#shared/ui/plain/text/VisuallyHidden.tsx";
import classes from "./Reconciliation.module.css";
import { type Line, sideLines } from "./sideLines.ts";

export const canHeal = ({ kind, healed_at }: Difference): boolean => kind !== "stranger" && healed_at === null;

interface Props {
  readonly difference: Difference;
  readonly onHeal: (id: number) => void;
}

export function DifferenceCard({ difference, onHeal }: Props) {
  const { id, kind, subscription, member, healing, healed_at, healed_by_itself, note } = difference;
  const lines = sideLines(difference);
  return (
    <article className={classes.card}>
      <div className={classes.head}>
        <div>
          <Title order={3} size={3}>
            {messages.titles[kind]}
          </Title>
          <Text size="sm" c="dimmed">
            {member === null ? (
              <StripeId id={subscription} />
            ) : (
              <Rich
                text={messages.ofMember}
                values={{ id: subscription, member: member.username }}
                tags={{
                  id: () => <StripeId id={subscription} />,
                  link: (text) => <PageLink to={pagePath("member", { id: member.id })}>{text}</PageLink>,
                }}
              />
            )}
          </Text>
        </div>
        {healed_at !== null && (
          <Badge tone="good" filled>
            {messages.healedBadge}
          </Badge>
        )}
        {canHeal(difference) && (
          <Button size="xs" variant="default" loading={healing} onClick={() => onHeal(id)}>
            {messages.heal}
            <VisuallyHidden as="span">&nbsp;{subscription}</VisuallyHidden>
          </Button>
        )}
      </div>
      <dl className={classes.sides}>
        <div>
          <dt>{messages.stripeSays}</dt>
          <Lines of={lines.theirs} />
        </div>
        <div>
          <dt>{format(messages.weHave, { name: boot.appName })}</dt>
          <Lines of={lines.ours} />
        </div>
      </dl>
      <Text size="sm" c="dimmed">
        {healed_at === null
          ? messages.advice[kind]
          : format(healed_by_itself ? messages.healedAtNight : messages.healedOn, { moment: momentOf(healed_at) })}
      </Text>
      {note !== null && (
        <Text size="sm" role="status" mt={4}>
          {format(messages.notHealed, { note: paymentNote(note) })}
        </Text>
      )}
    </article>
  );
}

const Lines = ({ of: lines }: { readonly of: readonly Line[] }) =>
  lines.map(({ text, differs }) => <dd key={text}>{differs ? <strong>{text}</strong> : text}</dd>);
