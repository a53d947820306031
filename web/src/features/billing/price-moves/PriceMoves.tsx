import type { OwnersPlan } from "@mindreel/contract/billing/plans";
import type { PriceMove } from "@mindreel/contract/billing/price-moves";
import { pagePath } from "@mindreel/contract/plain/pages";
import { owners as messages } from "@mindreel/messages/billing/price-moves";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { amountsIn } from "#features/billing/plans/wording.ts";
import { format } from "#shared/language/format.ts";
import { dayOf } from "#shared/time/dates.ts";
import { Confirm } from "#shared/ui/dialogs/Confirm.tsx";
import { PageLink } from "#shared/ui/links/PageLink.tsx";
import { Badge } from "#shared/ui/plain/Badge.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { Section } from "#shared/ui/Section.tsx";
import { type Column, DataTable } from "#shared/ui/table/DataTable.tsx";
import { RowActions } from "#shared/ui/table/RowActions.tsx";
import { priceMovesQuery, useCallOff } from "./priceMoves.ts";

function changeOf({ from, to }: PriceMove, plans: readonly OwnersPlan[]): string {
  const find = (id: string) =>
    plans.flatMap((plan) => plan.prices.map((price) => ({ plan, price }))).find(({ price }) => price.id === id);
  const [old, fresh] = [find(from), find(to)];
  const text = (found: typeof old) => (found ? amountsIn(found.price.amounts, found.price.currency) : "");
  return format(messages.fromTo, { plan: old?.plan.name ?? "", from: text(old), to: text(fresh) });
}

const counted = ["waiting", "moved", "left", "failed", "other_currency"] as const;

function whenOf({ first_at, last_at }: PriceMove): string | null {
  if (first_at === null || last_at === null) return null;
  const [first, last] = [dayOf(first_at), dayOf(last_at)];
  return first === last ? first : format(messages.until, { first, last });
}

const stateOf = ({ called_off_at, waiting, failed }: PriceMove) =>
  called_off_at !== null ? "calledOff" : waiting + failed > 0 ? "running" : "done";

/** Members who go over to a new price: how many wait, and what has become of the others. Nothing where there are none. */
export function PriceMoves({ plans }: { readonly plans: readonly OwnersPlan[] }) {
  const { data = [] } = useQuery(priceMovesQuery);
  const [asked, setAsked] = useState<number>();
  const callOff = useCallOff();
  const columns = useMemo<readonly Column<PriceMove>[]>(
    () => [
      {
        name: () => messages.change,
        render: (move) => changeOf(move, plans),
      },
      { name: () => messages.made, render: ({ made_at }) => dayOf(made_at), tight: true, narrow: "named" },
      { name: () => messages.notice, render: ({ notice_days }) => notice_days, tight: true, narrow: "named" },
      {
        name: () => messages.progress,
        render: (move) => (
          <>
            {counted
              .filter((name) => move[name] > 0)
              .map((name) => format(messages.counts[name], { count: move[name] }))
              .join(" · ")}
            {move.unreached.length > 0 && (
              <span>
                {" "}
                {messages.unreached}
                {move.unreached.map(({ id, username }) => (
                  <span key={id}>
                    {" "}
                    <PageLink to={pagePath("member", { id })}>{username}</PageLink>
                  </span>
                ))}
              </span>
            )}
          </>
        ),
        narrow: "fact",
      },
      { name: () => messages.when, render: whenOf, tight: true, narrow: "named" },
      {
        name: () => messages.state,
        render: (move) => {
          const state = stateOf(move);
          return <Badge tone={state === "running" ? "good" : undefined}>{messages[state]}</Badge>;
        },
        tight: true,
      },
      {
        name: () => messages.callOff,
        render: (move) =>
          move.called_off_at === null && (
            <RowActions name={changeOf(move, plans)}>
              <Button size="xs" variant="subtle" onClick={() => setAsked(move.id)}>
                {messages.callOff}
              </Button>
            </RowActions>
          ),
        tight: true,
        narrow: "actions",
      },
    ],
    [plans],
  );
  if (data.length === 0) return null;
  const close = () => setAsked(undefined);
  return (
    <Section title={messages.moves} framed>
      <DataTable label={messages.moves} columns={columns} rows={data} />
      <Confirm
        opened={asked !== undefined}
        onClose={close}
        label={messages.callOffTitle}
        title={messages.callOffTitle}
        confirm={messages.callOff}
        pending={callOff.isPending}
        onConfirm={() => asked !== undefined && callOff.mutate(asked, { onSettled: close })}
      >
        {messages.callOffText}
      </Confirm>
    </Section>
  );
}
