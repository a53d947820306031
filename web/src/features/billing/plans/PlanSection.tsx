import type { OwnersPlan, OwnersPrice } from "@mindreel/contract/billing/plans";
import { account } from "@mindreel/messages/accounts/member-admin";
import { owners as messages } from "@mindreel/messages/billing/plans";
import { owners as moves } from "@mindreel/messages/billing/price-moves";
import { type ReactNode, useMemo, useState } from "react";
import { format } from "#shared/language/format.ts";
import { Confirm } from "#shared/ui/dialogs/Confirm.tsx";
import { Badge } from "#shared/ui/plain/Badge.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { VisuallyHidden } from "#shared/ui/plain/text/VisuallyHidden.tsx";
import { Section } from "#shared/ui/Section.tsx";
import { type Column, DataTable } from "#shared/ui/table/DataTable.tsx";
import { RowActions } from "#shared/ui/table/RowActions.tsx";
import { PlanEditor } from "./PlanEditor.tsx";
import { PriceEditor } from "./PriceEditor.tsx";
import classes from "./plans.module.css";
import { successorOf, useArchive, useChangePlan } from "./plans.ts";
import { amountsIn, intervalName } from "./wording.ts";

type Open = "edit" | "price" | "archive" | "replace";

interface Props {
  readonly plan: OwnersPlan;
  /** The dialog that puts another price in a price's place. */
  readonly replacing: (price: OwnersPrice, onClose: () => void) => ReactNode;
}

/** One plan with its prices, and what can be done about it. */
export function PlanSection({ plan, replacing }: Props) {
  const { id, name, prices } = plan;
  const [open, setOpen] = useState<Open>();
  const [price, setPrice] = useState<OwnersPrice>();
  const archive = useArchive();
  const sell = useChangePlan(id, messages.sold);
  const isArchived = plan.archived_at !== null;
  const isOnSale = !isArchived && prices.some(({ archived_at }) => archived_at === null);
  const close = () => setOpen(undefined);
  const tools = isArchived ? (
    <Button variant="default" size="xs" loading={sell.isPending} onClick={() => sell.mutate({ archived: false })}>
      {messages.sell} <VisuallyHidden as="span">{name}</VisuallyHidden>
    </Button>
  ) : (
    <>
      <Button variant="default" size="xs" onClick={() => setOpen("price")}>
        {messages.addPrice} <VisuallyHidden as="span">{name}</VisuallyHidden>
      </Button>
      <Button variant="default" size="xs" onClick={() => setOpen("edit")}>
        {messages.edit} <VisuallyHidden as="span">{name}</VisuallyHidden>
      </Button>
      {isOnSale && (
        <Button
          variant="subtle"
          size="xs"
          onClick={() => {
            setPrice(undefined);
            setOpen("archive");
          }}
        >
          {messages.archive} <VisuallyHidden as="span">{name}</VisuallyHidden>
        </Button>
      )}
    </>
  );
  const columns = useMemo<readonly Column<OwnersPrice>[]>(
    () => [
      {
        name: () => messages.interval,
        render: ({ interval, interval_count }) => intervalName(interval, interval_count),
      },
      { name: () => messages.amounts, render: ({ amounts, currency }) => amountsIn(amounts, currency), narrow: "fact" },
      {
        name: () => messages.state,
        render: ({ archived_at }) =>
          archived_at === null && !isArchived ? (
            <Badge tone="good">{messages.onSale}</Badge>
          ) : (
            <Badge>{messages.archived}</Badge>
          ),
        tight: true,
      },
      {
        name: () => account.actions,
        render: (each) => {
          const name = intervalName(each.interval, each.interval_count);
          const act = (label: string, what: Open) => (
            <Button
              size="xs"
              variant="subtle"
              onClick={() => {
                setPrice(each);
                setOpen(what);
              }}
            >
              {label} <VisuallyHidden as="span">{name}</VisuallyHidden>
            </Button>
          );
          if (isArchived) return null;
          if (each.archived_at === null)
            return (
              <RowActions name={name}>
                {act(moves.replace, "replace")}
                {act(messages.archive, "archive")}
              </RowActions>
            );
          const isPaid = each.members > 0 && each.interval !== "once" && successorOf(each, plan) !== undefined;
          return isPaid && <RowActions name={name}>{act(moves.move, "replace")}</RowActions>;
        },
        tight: true,
        narrow: "actions",
      },
    ],
    [isArchived, plan],
  );
  const title = price === undefined ? format(messages.archiveTitle, { name }) : messages.archivePriceTitle;
  return (
    <Section title={name} framed tools={tools}>
      <p className={classes.facts}>
        {isArchived && <Badge>{messages.archived}</Badge>}
        <span>{format(messages.members, { count: plan.members })}</span>
        {plan.trial_days > 0 && (
          <span>{format(plan.trial_card ? messages.trial : messages.trialNoCard, { count: plan.trial_days })}</span>
        )}
        {plan.follows_settings && <span>{messages.followsSettings}</span>}
        {plan.follows_price && <span>{messages.followsPrice}</span>}
      </p>
      {plan.description !== "" && <p className={classes.words}>{plan.description}</p>}
      {plan.features.length > 0 && (
        <ul className={classes.features}>
          {plan.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      )}
      {prices.length === 0 ? (
        <p>{messages.noPrices}</p>
      ) : (
        <DataTable label={format(messages.prices, { name })} columns={columns} rows={prices} />
      )}
      <PlanEditor plan={plan} opened={open === "edit"} onClose={close} />
      <PriceEditor plan={plan} opened={open === "price"} onClose={close} />
      {open === "replace" && price !== undefined && replacing(price, close)}
      <Confirm
        opened={open === "archive"}
        onClose={close}
        label={title}
        title={title}
        confirm={messages.archive}
        pending={archive.isPending}
        onConfirm={() => archive.mutate({ id, price: price?.id }, { onSettled: close })}
      >
        {price === undefined ? messages.archiveText : messages.archivePriceText}
      </Confirm>
    </Section>
  );
}
