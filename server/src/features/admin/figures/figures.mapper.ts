import type {
  EmptySearch,
  figureFiles,
  MonthFigures,
  Period,
  PeriodFigures,
  Sale,
  TopVideo,
} from "@mindreel/contract/admin/figures";
import { unitsOf } from "@mindreel/contract/plain/money";
import { CsvFile } from "#http/files/csv.ts";
import type { Days, Month } from "./figures.policy.ts";
import type { Currencies, DayRow, SaleRow, SearchRow, VideoRow } from "./figures.repository.ts";

const summed = [
  ...(["invoices", "paid", "refunded", "disputed", "started", "ended"] as const),
  ...(["free_months", "free_turned", "plays", "seconds"] as const),
];

function toDay({ freeMonths, freeTurned, ...row }: DayRow): Period["days"][number] {
  const { endedMrr: _, trials: __, trialsPaid: ___, trialsEnded: ____, ...day } = row;
  return { ...day, free_months: freeMonths, free_turned: freeTurned };
}

/** The days of a period, and the state before it. */
interface PeriodRows {
  readonly rows: readonly DayRow[];
  readonly days: Days;
  readonly before: Period["before"];
}

function toPeriod({ rows, days: { from, to }, before }: PeriodRows): Period {
  const all = rows.map(toDay);
  const total = Object.fromEntries(summed.map((name) => [name, all.reduce((sum, day) => sum + day[name], 0)]));
  return { from, to, before, total: total as Period["total"], days: all };
}

export interface FiguresRows {
  readonly period: PeriodRows;
  readonly previous: PeriodRows;
  readonly months: readonly Month[];
  readonly currencies: Currencies;
}

const toMonth = ({ endedMrr, trialsPaid, trialsEnded, ...month }: Month): MonthFigures => ({
  ...{ ...month, ended_mrr: endedMrr, trials_paid: trialsPaid, trials_ended: trialsEnded },
});

export const toPeriodFigures = ({ period, previous, months, currencies }: FiguresRows): PeriodFigures => ({
  currency: currencies.own,
  period: toPeriod(period),
  previous: toPeriod(previous),
  months: months.map(toMonth),
  not_included: [...currencies.missing],
});

export const toSale = ({ planId, planName, code, currency, ...sums }: SaleRow): Sale => ({
  id: `${planId} ${code} ${currency}`,
  plan: planId === null ? null : { id: planId, name: planName },
  ...{ code, currency, ...sums },
});

export const toTopVideo = ({ id, title, plays, seconds }: VideoRow): TopVideo => ({ id, title, plays, seconds });

export const toEmptySearch = ({ words, searches }: SearchRow): EmptySearch => ({ words, searches });

/** The columns of the files with one line per day. */
const dayColumns = {
  revenue: ["day", "invoices", "paid", "refunded", "disputed", "mrr", "currency"],
  subscriptions: ["day", "started", "ended", "subscriptions"],
  "free-months": ["day", "free_months", "free_turned"],
  watched: ["day", "plays", "minutes"],
} as const;

type FigureFile = (typeof figureFiles)[number];
export type DayFile = keyof typeof dayColumns;

/** In the currency's main unit. */
const inMain = (amount: number, currency: string) => amount / (unitsOf[currency] ?? 100);
/** Rounded to one decimal. */
export const inMinutes = (seconds: number) => Math.round(seconds / 6) / 10;

const fileName = (file: FigureFile, { from, to }: Days) => `${file}-${from}-to-${to}`;

/** Files are read by people: amounts are in the main unit and times in minutes. */
const toDaysCsv = (file: DayFile, period: Days, days: readonly DayRow[], currency: string): CsvFile =>
  new CsvFile(
    fileName(file, period),
    dayColumns[file],
    days.map((row) => ({
      ...row,
      paid: inMain(row.paid, currency),
      refunded: inMain(row.refunded, currency),
      disputed: inMain(row.disputed, currency),
      mrr: inMain(row.mrr, currency),
      minutes: inMinutes(row.seconds),
      currency: currency.toUpperCase(),
    })),
  );

const monthColumns = [
  ...(["month", "subscriptions", "ended", "mrr", "ended_mrr", "currency"] as const),
  ...(["trials", "trials_paid", "trials_ended"] as const),
];

const toMonthsCsv = (period: Days, months: readonly Month[], currency: string): CsvFile =>
  new CsvFile(
    fileName("months", period),
    monthColumns,
    months.map(toMonth).map((month) => ({
      ...month,
      mrr: inMain(month.mrr, currency),
      ended_mrr: inMain(month.ended_mrr, currency),
      currency: currency.toUpperCase(),
    })),
  );

/** Amounts are in the currency's main unit. */
const toSalesCsv = (period: Days, rows: readonly SaleRow[]): CsvFile =>
  new CsvFile(
    fileName("sales", period),
    ["plan", "plan_id", "code", "currency", "payments", "paid", "returned"],
    rows.map(({ planId, planName, code, currency, payments, paid, returned }) => {
      const amounts = { paid: inMain(paid, currency), returned: inMain(returned, currency) };
      return { plan: planName, plan_id: planId, code, currency: currency.toUpperCase(), payments, ...amounts };
    }),
  );

const toVideosCsv = (period: Days, rows: readonly VideoRow[]): CsvFile =>
  new CsvFile(
    fileName("videos", period),
    ["id", "title", "plays", "minutes"],
    rows.map(({ id, title, plays, seconds }) => ({ id, title, plays, minutes: inMinutes(seconds) })),
  );

const toSearchesCsv = (period: Days, rows: readonly SearchRow[]): CsvFile =>
  new CsvFile(fileName("searches", period), ["words", "searches"], [...rows]);

/** What a file is made of. */
export type FiguresFile =
  | { readonly file: "sales"; readonly period: Days; readonly rows: readonly SaleRow[] }
  | { readonly file: "videos"; readonly period: Days; readonly rows: readonly VideoRow[] }
  | { readonly file: "searches"; readonly period: Days; readonly rows: readonly SearchRow[] }
  | { readonly file: "speed"; readonly csv: CsvFile }
  | { readonly file: "months"; readonly period: Days; readonly rows: readonly Month[]; readonly currency: string }
  | { readonly file: DayFile; readonly period: Days; readonly rows: readonly DayRow[]; readonly currency: string };

export function toFile(from: FiguresFile): CsvFile {
  if (from.file === "sales") return toSalesCsv(from.period, from.rows);
  if (from.file === "videos") return toVideosCsv(from.period, from.rows);
  if (from.file === "searches") return toSearchesCsv(from.period, from.rows);
  if (from.file === "speed") return from.csv;
  if (from.file === "months") return toMonthsCsv(from.period, from.rows, from.currency);
  return toDaysCsv(from.file, from.period, from.rows, from.currency);
}
