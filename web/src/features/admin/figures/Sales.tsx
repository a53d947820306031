import type { FiguresQuery, Sale } from "@mindreel/contract/admin/figures";
import { paymentIn } from "@mindreel/contract/plain/money";
import { messages } from "@mindreel/messages/admin/figures";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { CsvButton } from "#features/admin/figures/charts/CsvButton.tsx";
import { call } from "#shared/api/api.ts";
import { boot } from "#shared/boot.ts";
import { numberOf } from "#shared/language/format.ts";
import { language } from "#shared/language/language.ts";
import { Section } from "#shared/ui/Section.tsx";
import type { Column } from "#shared/ui/table/DataTable.tsx";
import { usualWords } from "#shared/usualWords.ts";
import { FiguresList } from "./FiguresList.tsx";
import { fresh } from "./periodFigures.ts";

const salesQuery = (query: FiguresQuery) =>
  queryOptions({
    queryKey: ["figures-sales", query],
    queryFn: ({ signal }) => call("GET /api/admin/v1/figures/sales/", { query, signal }),
    ...fresh,
  });

const planName = ({ plan }: Sale): string =>
  plan === null ? messages.deletedAccounts : (plan.name ?? boot.site.plan.title ?? usualWords.plan_title());

const columns: readonly Column<Sale>[] = [
  { name: () => messages.plan, render: planName },
  { name: () => messages.code, render: ({ code }) => code, tight: true, narrow: "named" },
  { name: () => messages.payments, render: ({ payments }) => numberOf(payments), tight: true, narrow: "named" },
  {
    name: () => messages.paid,
    render: ({ paid, currency }) => paymentIn(language(), paid, currency),
    tight: true,
    narrow: "named",
  },
  {
    name: () => messages.returned,
    render: ({ returned, currency }) => (returned === 0 ? null : paymentIn(language(), returned, currency)),
    tight: true,
    narrow: "named",
  },
];

/** What each plan and code brought in, each currency by itself. */
export function Sales({ query }: { readonly query: FiguresQuery }) {
  const sales = useQuery(salesQuery(query));
  return (
    <Section title={messages.sales} tools={<CsvButton file="sales" of={messages.sales} query={query} />}>
      <FiguresList label={messages.sales} columns={columns} query={sales} empty={messages.nothingSold} first={20} />
    </Section>
  );
}
