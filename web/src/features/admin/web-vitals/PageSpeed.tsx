import { Text } from "@mantine/core";
import type { FiguresQuery } from "@mindreel/contract/admin/figures";
import type { MeasuredPage, PageVitals, VitalFigures } from "@mindreel/contract/admin/web-vitals";
import { localeOf } from "@mindreel/contract/plain/languages";
import { messages, pageNames } from "@mindreel/messages/admin/web-vitals";
import { useQuery } from "@tanstack/react-query";
import { CsvButton } from "#features/admin/figures/charts/CsvButton.tsx";
import { FiguresList } from "#features/admin/figures/FiguresList.tsx";
import { format, numberOf } from "#shared/language/format.ts";
import { language } from "#shared/language/language.ts";
import { percentOf } from "#shared/language/percentOf.ts";
import { Section } from "#shared/ui/Section.tsx";
import type { Column } from "#shared/ui/table/DataTable.tsx";
import { pageVitalsQuery } from "./pageVitals.ts";
import classes from "./speed.module.css";

const names = (): Readonly<Record<MeasuredPage, string>> => pageNames;

/** A page's name in the figures. */
const pageName = (page: MeasuredPage): string => names()[page];

type Row = PageVitals & { readonly id: string };

const decimals = (value: number, digits: number): string =>
  value.toLocaleString(localeOf(language()), { minimumFractionDigits: digits, maximumFractionDigits: digits });
const inSeconds = (milliseconds: number) => `${decimals(milliseconds / 1000, 1)} s`;
const inMilliseconds = (milliseconds: number) => `${Math.round(milliseconds)} ms`;
const asShift = (shift: number) => decimals(shift, 2);

const columns: readonly Column<Row>[] = [
  { name: () => messages.page, render: ({ page }) => pageName(page) },
  {
    name: () => messages.opened,
    render: ({ device, visit }) =>
      format(messages.opening, { device: messages.devices[device], visit: messages.visits[visit] }),
  },
  {
    name: () => "LCP",
    render: ({ lcp }) => <Vital figures={lcp} written={inSeconds} />,
    tight: true,
    end: true,
    narrow: "named",
  },
  {
    name: () => "INP",
    render: ({ inp }) => <Vital figures={inp} written={inMilliseconds} />,
    tight: true,
    end: true,
    narrow: "named",
  },
  {
    name: () => "CLS",
    render: ({ cls }) => <Vital figures={cls} written={asShift} />,
    tight: true,
    end: true,
    narrow: "named",
  },
  { name: () => messages.views, render: ({ views }) => numberOf(views), tight: true, end: true, narrow: "named" },
];

/** Page speed as measured by visitors' browsers. */
export function PageSpeed({ query }: { query: FiguresQuery }) {
  return (
    <Section title={messages.title} tools={<CsvButton file="speed" of={messages.title} query={query} />}>
      <Text size="sm" c="dimmed" mb="md" maw="70ch">
        {messages.note}
      </Text>
      <FiguresList
        label={messages.title}
        columns={columns}
        query={useQuery(pageVitalsQuery(query))}
        empty={messages.none}
        first={12}
      />
    </Section>
  );
}

interface VitalProps {
  readonly figures: VitalFigures | null;
  readonly written: (value: number) => string;
}

function Vital({ figures, written }: VitalProps) {
  if (figures === null) return <span className={classes.shares}>{messages.notMeasured}</span>;
  const { p75, rating, good, needs_improvement, poor } = figures;
  const percent = (views: number) => percentOf(views / (good + needs_improvement + poor));
  return (
    <>
      {written(p75)}{" "}
      <span className={classes.rating} data-rating={rating}>
        {messages.ratings[rating]}
      </span>
      <span className={classes.shares}>{format(messages.shares, { good: percent(good), poor: percent(poor) })}</span>
    </>
  );
}
