import type { Change, Today } from "@mindreel/contract/admin/today";
import { paymentIn } from "@mindreel/contract/plain/money";
import { pagePath } from "@mindreel/contract/plain/pages";
import { messages } from "@mindreel/messages/admin/today";
import { useQuery } from "@tanstack/react-query";
import cards from "#features/admin/dashboard/cards.module.css";
import { NotIncluded } from "#features/admin/figures/NotIncluded.tsx";
import { format, numberOf } from "#shared/language/format.ts";
import { language } from "#shared/language/language.ts";
import { percentOf } from "#shared/language/percentOf.ts";
import { withQuery } from "#shared/navigation/withQuery.ts";
import { dayOf } from "#shared/time/dates.ts";
import { PageLink } from "#shared/ui/links/PageLink.tsx";
import { Skeleton } from "#shared/ui/plain/loading/Skeleton.tsx";
import { Section } from "#shared/ui/Section.tsx";
import classes from "./today.module.css";
import { todayQuery } from "./today.ts";

const moneyOf = (currency: string) => (amount: number) =>
  paymentIn(language(), amount, currency, { trailingZeroDisplay: "stripIfInteger" });
const minutes = (seconds: number): string => numberOf(Math.round(seconds / 60));

/** The change in percent, if there is a value to compare with. */
function share({ now, before }: Change): string {
  if (before <= 0 || now === before) return "";
  const part = (now - before) / before;
  return ` (${part > 0 ? "+" : "−"}${percentOf(Math.abs(part))})`;
}

interface Card {
  readonly name: string;
  readonly note: string;
  readonly change: Change;
  readonly written: (value: number) => string;
  /** Whether it is a state rather than a sum of 30 days. */
  readonly stands?: true;
}

function cardsOf({ from, currency, ...figures }: Today["figures"]): readonly Card[] {
  const written = moneyOf(currency);
  const day = dayOf(from);
  return [
    {
      ...{ name: messages.revenue, note: format(messages.revenueNote, { day }) },
      ...{ change: figures.revenue, written },
    },
    { name: messages.mrr, note: messages.mrrNote, change: figures.mrr, written, stands: true },
    {
      ...{ name: messages.subscriptions, note: messages.subscriptionsNote },
      ...{ change: figures.subscriptions, written: numberOf, stands: true },
    },
    {
      ...{ name: messages.freeMonths, note: format(messages.freeMonthsNote, { day }) },
      ...{ change: figures.free_months, written: numberOf },
    },
    {
      ...{ name: messages.watched, note: format(messages.watchedNote, { day }) },
      ...{ change: figures.seconds, written: minutes },
    },
  ];
}

const names = () => [messages.revenue, messages.mrr, messages.subscriptions, messages.freeMonths, messages.watched];

/** The real figures of the last 30 days, each compared with the 30 days before. */
export function TodayFigures() {
  const { data, error } = useQuery(todayQuery);
  // The list above says what failed.
  if (data === undefined && error !== null) return null;
  const known = data && cardsOf(data.figures);
  return (
    <Section title={messages.figures}>
      <dl className={`${cards.grid} ${classes.figures}`}>
        {names().map((name, at) => (
          <div key={name} className={cards.card}>
            <dt>
              <PageLink to={withQuery(pagePath("figures"), { range: "30" })}>{name}</PageLink>
            </dt>
            <Values card={known?.[at]} />
          </div>
        ))}
      </dl>
      <NotIncluded left={data?.figures.not_included ?? []} />
    </Section>
  );
}

function Values({ card }: { readonly card: Card | undefined }) {
  if (card === undefined) {
    return (
      <>
        <dd className={cards.value}>
          <Skeleton height="1lh" width={96} />
        </dd>
        <dd className={cards.note}>
          <Skeleton height="2lh" width={140} />
        </dd>
      </>
    );
  }
  const { note, change, written, stands } = card;
  const compared = { value: written(change.before), change: share(change) };
  return (
    <>
      <dd className={cards.value}>{written(change.now)}</dd>
      <dd className={cards.note}>{note}</dd>
      <dd className={cards.note}>{format(stands ? messages.earlier : messages.within, compared)}</dd>
    </>
  );
}
