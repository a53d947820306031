import type { ListedPayment } from "@mindreel/contract/billing/payments";
import { pagePath } from "@mindreel/contract/plain/pages";
import { account } from "@mindreel/messages/accounts/member-admin";
import { messages } from "@mindreel/messages/billing/payments";
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { IconReceipt } from "#shared/icons/superuser.ts";
import { format } from "#shared/language/format.ts";
import { PageLink } from "#shared/ui/links/PageLink.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { SelectField } from "#shared/ui/plain/fields/SelectField.tsx";
import { TextField } from "#shared/ui/plain/fields/TextField.tsx";
import { Section } from "#shared/ui/Section.tsx";
import { EmptyState } from "#shared/ui/states/EmptyState.tsx";
import type { Column } from "#shared/ui/table/DataTable.tsx";
import { ExportButton } from "#shared/ui/table/ExportButton.tsx";
import { PagedTable } from "#shared/ui/table/PagedTable.tsx";
import { SearchInput } from "#shared/ui/table/SearchInput.tsx";
import { dateColumn, paymentColumns } from "./columns.tsx";
import { PaymentActions } from "./PaymentActions.tsx";
import classes from "./payments.module.css";
import { type PaymentsQuery, paymentsQuery, totalsQuery } from "./payments.ts";
import { filters, money } from "./wording.ts";

const columns: readonly Column<ListedPayment>[] = [
  dateColumn,
  {
    name: () => messages.member,
    render: ({ member }) =>
      member === null ? (
        messages.deleted
      ) : (
        <PageLink to={pagePath("member", { id: member.id })}>{member.username}</PageLink>
      ),
  },
  ...paymentColumns,
  {
    name: () => account.actions,
    render: (payment) => <PaymentActions payment={payment} />,
    tight: true,
    narrow: "actions",
  },
];

interface Props {
  readonly query: PaymentsQuery;
  readonly onChange: (name: "payment" | "from" | "to" | "search", value: string) => void;
  /** Removes every filter. */
  readonly onClear: () => void;
}

/** All payments, filtered by state and day, as a list and as a file. */
export function PaymentsTable({ query, onChange, onClear }: Props) {
  /** How often the filters were cleared, which empties the fields of days. */
  const [cleared, setCleared] = useState(0);
  const isFiltered = Object.keys(query).length > 0;
  const isReversed = query.from !== undefined && query.to !== undefined && query.to < query.from;
  const tools = (
    <>
      <SearchInput
        key={`search ${cleared}`}
        label={messages.search}
        placeholder={messages.searchHint}
        searched={query.search ?? ""}
        onSearch={(words) => onChange("search", words)}
      />
      <SelectField
        label={messages.state}
        value={query.state ?? ""}
        onChange={({ currentTarget: { value } }) => onChange("payment", value)}
        options={[
          { value: "", label: messages.allPayments },
          ...filters.map((value) => ({ value, label: messages.filters[value] })),
        ]}
      />
      {(["from", "to"] as const).map((name) => (
        <TextField
          key={`${name} ${cleared}`}
          label={name === "from" ? messages.from : messages.to}
          type="date"
          min="2000-01-01"
          max="2999-12-31"
          // Cleared fields are made anew before the query has changed.
          defaultValue={cleared === 0 ? (query[name] ?? "") : ""}
          error={name === "to" && isReversed && messages.order}
          // Uncontrolled: while a year is typed it is 0002, 0020 and 0202, which is not valid yet.
          onChange={({ currentTarget: { validity, value } }) => onChange(name, validity.valid ? value : "")}
        />
      ))}
      {/* Not counted in advance: all payments may be many, those since some day hardly ever. */}
      <ExportButton
        call="GET /api/admin/v1/export/payments/"
        query={query}
        what={messages.exported}
        file={messages.exported}
        expected={query.from === undefined ? 20_000 : 0}
      />
    </>
  );
  return (
    <Section title={messages.allPayments} tools={tools}>
      <PaymentTotals query={query} />
      <PagedTable
        label={messages.title}
        columns={columns}
        query={useInfiniteQuery(paymentsQuery(query))}
        empty={
          <EmptyState
            icon={<IconReceipt size={36} stroke={1.5} />}
            {...(isFiltered
              ? {
                  title: messages.noneMatch,
                  action: (
                    <Button
                      variant="default"
                      onClick={() => {
                        onClear();
                        setCleared(cleared + 1);
                      }}
                    >
                      {messages.clear}
                    </Button>
                  ),
                }
              : { title: messages.none, text: messages.noneText })}
          />
        }
      />
    </Section>
  );
}

/** What the listed payments come to, in each currency. */
function PaymentTotals({ query }: { readonly query: PaymentsQuery }) {
  const { data = [] } = useQuery({ ...totalsQuery(query), placeholderData: keepPreviousData });
  if (data.length === 0) return null;
  return (
    <ul className={classes.totals} aria-label={messages.totals}>
      {data.map(({ currency, paid, refunded, lost }) => (
        <li key={currency}>
          <strong>{format(messages.total.paid, { money: money(paid, currency) })}</strong>
          {refunded > 0 && ` · ${format(messages.total.refunded, { money: money(refunded, currency) })}`}
          {lost > 0 && ` · ${format(messages.total.lost, { money: money(lost, currency) })}`}
        </li>
      ))}
    </ul>
  );
}
