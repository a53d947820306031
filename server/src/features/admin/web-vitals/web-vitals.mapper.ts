import {
  type MeasuredPage,
  measuredPages,
  type PageVitals,
  type VitalFigures,
} from "@mindreel/contract/admin/web-vitals";
import type { Vital } from "@mindreel/contract/plain/kinds/web-vitals";
import type { Days } from "#features/admin/figures/figures.policy.ts";
import { CsvFile } from "#http/files/csv.ts";
import { countRatings, names, p75Of, ratingOf } from "./web-vitals.policy.ts";
import type { MeasureRow } from "./web-vitals.repository.ts";

function toVitalFigures(vital: Vital, row: MeasureRow | undefined): VitalFigures | null {
  if (row === undefined) return null;
  const buckets = row.buckets.map((bucket, index) => ({ bucket, views: row.views[index] ?? 0 }));
  const p75 = p75Of(vital, buckets);
  return { p75, rating: ratingOf(vital, p75), ...countRatings(vital, buckets) };
}

// Leaves out the counts of pages that exist no longer.
const isMeasured = (page: string): page is MeasuredPage => measuredPages.some((each) => each === page);

/** One row for each page, device and kind of visit, most viewed first. */
export function toPageVitals(rows: readonly MeasureRow[]): PageVitals[] {
  const groups = Map.groupBy(rows, ({ page, device, visit }) => `${page} ${device} ${visit}`);
  return [...groups.values()]
    .flatMap((group): PageVitals[] => {
      const of = (measure: MeasureRow["measure"]) => group.find((row) => row.measure === measure);
      const row = of("view");
      if (row === undefined || !isMeasured(row.page)) return [];
      const { page, device, visit, views } = row;
      return [
        {
          ...{ page, device, visit, views: views[0] ?? 0 },
          lcp: toVitalFigures("lcp", of("lcp")),
          inp: toVitalFigures("inp", of("inp")),
          cls: toVitalFigures("cls", of("cls")),
        },
      ];
    })
    .toSorted((a, b) => b.views - a.views || keyOf(a).localeCompare(keyOf(b)));
}

const keyOf = ({ page, device, visit }: PageVitals) => `${page} ${device} ${visit}`;

const parts = ["p75", "good", "needs_improvement", "poor"] as const;

/** LCP and INP are in milliseconds. */
export const toSpeedCsv = ({ from, to }: Days, rows: readonly MeasureRow[]): CsvFile =>
  new CsvFile(
    `speed-${from}-to-${to}`,
    ["page", "device", "visit", "views", ...names.flatMap((name) => parts.map((part) => `${name}_${part}`))],
    toPageVitals(rows).map(({ page, device, visit, views, ...vital }) => ({
      ...{ page, device, visit, views },
      ...Object.fromEntries(
        names.flatMap((name) => parts.map((part) => [`${name}_${part}`, vital[name]?.[part] ?? null])),
      ),
    })),
  );
