import { NativeSelect, TextInput } from "@mantine/core";
import type { ListedPayment } from "@mindreel/contract/billing/payments";
import { pagePath } from "@mindreel/contract/wire/pages";
import { IconReceipt } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { PageLink } from "#shared/ui/PageLink.tsx";
import { Section } from "#shared/ui/Section.tsx";
import { EmptyState } from "#shared/ui/states/EmptyState.tsx";
import type { Column } from "#shared/ui/table/DataTable.tsx";
import { ExportButton } from "#shared/ui/table/ExportButton.tsx";
import { PagedTable } from "#shared/ui/table/PagedTable.tsx";
import { dateColumn, paymentColumns } from "./columns.tsx";
import { type PaymentsQuery, paymentsQuery } from "./payments.ts";
import { filters } from "./wording.ts";

const columns: readonly Column<ListedPayment>[] = [
  dateColumn,
  {
    name: "Member",
    render: ({ member }) =>
      member === null ? "–" : <PageLink to={pagePath("member", { id: member.id })}>{member.username}</PageLink>,
  },
  ...paymentColumns,
];

interface Props {
  readonly query: PaymentsQuery;
  readonly onChange: (name: "payment" | "from" | "to", value: string) => void;
}

/** All payments, filtered by what became of them and by day, as a list and as a file. */
export function PaymentsTable({ query, onChange }: Props) {
  const tools = (
    <>
      <NativeSelect
        label="State"
        value={query.state ?? ""}
        onChange={({ currentTarget: { value } }) => onChange("payment", value)}
        data={[
          { value: "", label: "All payments" },
          ...Object.entries(filters).map(([value, label]) => ({ value, label })),
        ]}
      />
      {(["from", "to"] as const).map((name) => (
        <TextInput
          key={name}
          label={name === "from" ? "From (UTC)" : "To (UTC)"}
          type="date"
          min="2000-01-01"
          max="2999-12-31"
          defaultValue={query[name] ?? ""}
          // Uncontrolled: while a year is typed it is 0002, 0020 and 0202, which is not valid yet.
          onChange={({ currentTarget: { validity, value } }) => onChange(name, validity.valid ? value : "")}
        />
      ))}
      {/* Nobody has counted them: all payments may be many, those since some day hardly. */}
      <ExportButton
        call="GET /api/admin/v1/export/payments/"
        query={query}
        what="payments"
        expected={query.from === undefined ? 20_000 : 0}
      />
    </>
  );
  return (
    <Section title="All payments" tools={tools}>
      <PagedTable
        label="Payments"
        columns={columns}
        query={useInfiniteQuery(paymentsQuery(query))}
        empty={
          <EmptyState
            icon={<IconReceipt size={36} stroke={1.5} />}
            title="No payments found"
            text="Every invoice is listed here, with what was paid, refunded and disputed."
          />
        }
      />
    </Section>
  );
}
