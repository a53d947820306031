import type { DayFigures, EmptySearch, figureFiles, Period, TopVideo } from "@mindreel/contract/admin/figures";
import { CsvFile } from "#http/files/csv.ts";
import type { Days } from "./figures.policy.ts";
import type { DayRow, SearchRow, VideoRow } from "./figures.repository.ts";

const summed = [
  ...(["invoices", "paid", "refunded", "disputed", "started", "ended"] as const),
  ...(["free_months", "free_turned", "plays", "seconds"] as const),
];

export function toPeriod(rows: readonly DayRow[], { from, to }: Days, before: Period["before"]): Period {
  const total = Object.fromEntries(summed.map((name) => [name, rows.reduce((sum, row) => sum + row[name], 0)]));
  return { from, to, before, total: total as Period["total"], days: [...rows] };
}

export const toTopVideo = ({ id, title, plays, seconds }: VideoRow): TopVideo => ({ id, title, plays, seconds });

export const toEmptySearch = ({ words, searches }: SearchRow): EmptySearch => ({ words, searches });

/** The columns of the files with one line per day. */
const dayColumns = {
  revenue: ["day", "invoices", "paid", "refunded", "disputed", "mrr"],
  subscriptions: ["day", "started", "ended", "subscriptions"],
  "free-months": ["day", "free_months", "free_turned"],
  watched: ["day", "plays", "minutes"],
} as const;

type FigureFile = (typeof figureFiles)[number];
export type DayFile = keyof typeof dayColumns;

const inDollars = (cents: number) => cents / 100;
/** Rounded to one decimal. */
export const inMinutes = (seconds: number) => Math.round(seconds / 6) / 10;

const fileName = (file: FigureFile, { from, to }: Days) => `${file}-${from}-to-${to}`;

/** Files are read by people: amounts are in dollars and times in minutes. */
export const toDaysCsv = (file: DayFile, period: Days, days: readonly DayFigures[]): CsvFile =>
  new CsvFile(
    fileName(file, period),
    dayColumns[file],
    days.map((row) => ({
      ...row,
      paid: inDollars(row.paid),
      refunded: inDollars(row.refunded),
      disputed: inDollars(row.disputed),
      mrr: inDollars(row.mrr),
      minutes: inMinutes(row.seconds),
    })),
  );

export const toVideosCsv = (period: Days, rows: readonly VideoRow[]): CsvFile =>
  new CsvFile(
    fileName("videos", period),
    ["id", "title", "plays", "minutes"],
    rows.map(({ id, title, plays, seconds }) => ({ id, title, plays, minutes: inMinutes(seconds) })),
  );

export const toSearchesCsv = (period: Days, rows: readonly SearchRow[]): CsvFile =>
  new CsvFile(fileName("searches", period), ["words", "searches"], [...rows]);
