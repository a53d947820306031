import { messages } from "@mindreel/messages/admin/figures";
import { format } from "#shared/language/format.ts";
import "@mantine/core/styles/ColorSwatch.layer.css";
import "@mantine/charts/styles.layer.css";
import { CompositeChart } from "@mantine/charts";
import type { Period } from "@mindreel/contract/admin/figures";
import { dayOf } from "#shared/time/dates.ts";
import { type ChartOf, inUnit, written, writtenShort } from "./charts.ts";

interface Props {
  readonly chart: ChartOf;
  readonly period: Period;
  readonly previous: Period;
  readonly currency: string;
}

/** With more days than this, bars would be thinner than a pixel, so an area is drawn instead. */
const mostBars = 45;

/** Hidden from screen readers and the keyboard, because a table below holds the same figures. */
export function Chart({ chart: { lines, unit }, period, previous, currency }: Props) {
  const type = period.days.length > mostBars || lines[0].column === "mrr" ? "area" : "bar";
  const data = period.days.map((row, index) => {
    const values = lines.map(({ column, label }) => [label, inUnit(row[column], unit, currency)] as const);
    const before = previous.days[index];
    const compared =
      before === undefined
        ? []
        : [[messages.chart.beforeKey, inUnit(before[lines[0].column], unit, currency)] as const];
    return { day: dayOf(row.day), ...Object.fromEntries([...values, ...compared]) };
  });
  return (
    <div aria-hidden="true">
      <CompositeChart
        h={240}
        data={data}
        dataKey="day"
        curveType="linear"
        withDots={false}
        withLegend
        legendProps={{ verticalAlign: "bottom", itemSorter: null }}
        gridColor="var(--line)"
        textColor="var(--text-dim)"
        maxBarWidth={28}
        valueFormatter={(value) => written(value, unit, currency)}
        xAxisProps={{ minTickGap: 24, tickFormatter: (day: string) => day.replace(/[\s/\u200f]*\d{4}$/, "") }}
        yAxisProps={{
          width: 52,
          allowDecimals: false,
          interval: 0,
          tickFormatter: (value: number) => writtenShort(value, unit, currency),
        }}
        composedChartProps={{
          accessibilityLayer: false,
          // Of a day's width: a gap in pixels would leave nothing of the bars on a small screen.
          barGap: "5%",
        }}
        lineProps={{ isAnimationActive: false }}
        areaProps={{ isAnimationActive: false }}
        barProps={{ isAnimationActive: false }}
        series={[
          ...lines.map(({ label, color }) => ({ name: label, color, type }) as const),
          {
            name: messages.chart.beforeKey,
            label:
              lines.length > 1
                ? format(messages.chart.linePeriodBefore, { line: lines[0].label })
                : messages.chart.periodBefore,
            color: "var(--line-strong)",
            type: "line",
            strokeDasharray: "4 4",
          },
        ]}
      />
    </div>
  );
}
