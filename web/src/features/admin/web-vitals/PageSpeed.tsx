import { Text } from "@mantine/core";
import type { FiguresQuery } from "@mindreel/contract/admin/figures";
import type { PageVitals, VitalFigures } from "@mindreel/contract/admin/web-vitals";
import { useQuery } from "@tanstack/react-query";
import { CsvButton } from "#features/admin/figures/charts/CsvButton.tsx";
import { FiguresList } from "#features/admin/figures/FiguresList.tsx";
import { Section } from "#shared/ui/Section.tsx";
import type { Column } from "#shared/ui/table/DataTable.tsx";
import { pageNames } from "./pageNames.ts";
import { pageVitalsQuery } from "./pageVitals.ts";
import classes from "./speed.module.css";

type Row = PageVitals & { readonly id: string };

const devices = { phone: "Phone", desktop: "Larger screen" } as const;
const visits = { load: "loaded", move: "within the app" } as const;
const ratings = { good: "Good", needs_improvement: "Could be better", poor: "Poor" } as const;

const inSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
const inMilliseconds = (milliseconds: number) => `${Math.round(milliseconds)} ms`;
const asShift = (shift: number) => shift.toFixed(2);

const columns: readonly Column<Row>[] = [
  { name: "Page", render: ({ page }) => pageNames[page] },
  { name: "Opened", render: ({ device, visit }) => `${devices[device]}, ${visits[visit]}` },
  { name: "LCP", render: ({ lcp }) => <Vital figures={lcp} written={inSeconds} />, tight: true },
  { name: "INP", render: ({ inp }) => <Vital figures={inp} written={inMilliseconds} />, tight: true },
  { name: "CLS", render: ({ cls }) => <Vital figures={cls} written={asShift} />, tight: true },
  { name: "Views", render: ({ views }) => views.toLocaleString("en-US"), tight: true },
];

/** How fast pages were where people opened them, as their browsers measured it. */
export function PageSpeed({ query }: { query: FiguresQuery }) {
  return (
    <Section title="Page speed" tools={<CsvButton file="speed" of="Page speed" query={query} />}>
      <Text size="sm" c="dimmed" mb="md" maw="70ch">
        As people's browsers measured it, counted without the person. Three quarters of the views had no more than the
        value shown. LCP: until the largest picture or text was painted; good up to 2.5 s, poor beyond 4 s. INP: from a
        press to the next frame; good up to 200 ms, poor beyond 500 ms. CLS: how much the layout shifted by itself; good
        up to 0.1, poor beyond 0.25.
      </Text>
      <FiguresList
        label="Page speed"
        columns={columns}
        query={useQuery(pageVitalsQuery(query))}
        empty="No visits were measured in this period."
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
  if (figures === null) return <span className={classes.shares}>Not measured</span>;
  const { p75, rating, good, needs_improvement, poor } = figures;
  const percent = (views: number) => `${Math.round((views / (good + needs_improvement + poor)) * 100)} %`;
  return (
    <>
      {written(p75)}{" "}
      <span className={classes.rating} data-rating={rating}>
        {ratings[rating]}
      </span>
      <span className={classes.shares}>
        {percent(good)} good, {percent(poor)} poor
      </span>
    </>
  );
}
