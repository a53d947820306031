import type { DayFigures } from "@mindreel/contract/admin/figures";
import { localeOf } from "@mindreel/contract/plain/languages";
import { moneyIn, unitsOf } from "@mindreel/contract/plain/money";
import { messages } from "@mindreel/messages/admin/figures";
import { language } from "#shared/language/language.ts";
import type { FiguresFile } from "./figuresFile.ts";

type Column = Exclude<keyof DayFigures, "day">;

interface Line {
  readonly column: Column;
  readonly label: string;
  readonly color: string;
}

/** The data of a chart and of the table below it. */
export interface ChartOf {
  readonly title: string;
  readonly note: string;
  readonly file: FiguresFile;
  readonly unit: "money" | "minutes" | "number";
  readonly lines: readonly [Line, ...Line[]];
}

export const charts = (): readonly ChartOf[] => [
  {
    ...messages.charts.revenue,
    file: "revenue",
    unit: "money",
    lines: [
      { column: "paid", label: messages.lines.paid, color: "var(--brand-mark)" },
      { column: "refunded", label: messages.lines.refunded, color: "var(--warm-mark)" },
      { column: "disputed", label: messages.lines.disputed, color: "var(--danger)" },
    ],
  },
  {
    ...messages.charts.mrr,
    file: "revenue",
    unit: "money",
    lines: [{ column: "mrr", label: messages.lines.mrr, color: "var(--brand-mark)" }],
  },
  {
    ...messages.charts.subscriptions,
    file: "subscriptions",
    unit: "number",
    lines: [
      { column: "started", label: messages.lines.started, color: "var(--good)" },
      { column: "ended", label: messages.lines.ended, color: "var(--danger)" },
    ],
  },
  {
    ...messages.charts.freeMonths,
    file: "free-months",
    unit: "number",
    lines: [
      { column: "free_months", label: messages.lines.free_months, color: "var(--brand-mark)" },
      { column: "free_turned", label: messages.lines.free_turned, color: "var(--good)" },
    ],
  },
  {
    ...messages.charts.watched,
    file: "watched",
    unit: "minutes",
    lines: [{ column: "seconds", label: messages.lines.seconds, color: "var(--brand-mark)" }],
  },
  {
    ...messages.charts.plays,
    file: "watched",
    unit: "number",
    lines: [{ column: "plays", label: messages.lines.plays, color: "var(--brand-mark)" }],
  },
];

const per = { minutes: 60, number: 1 } as const;

/** Converts a currency's smallest unit to its main one, and seconds to minutes. */
export const inUnit = (value: number, unit: ChartOf["unit"], currency: string): number =>
  value / (unit === "money" ? (unitsOf[currency] ?? 100) : per[unit]);

const numbers = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(localeOf(language()), options);
const short = { notation: "compact", maximumFractionDigits: 2 } as const;

/** Formats a value in its unit. */
export const written = (value: number, unit: ChartOf["unit"], currency: string): string =>
  unit === "money" ? moneyIn(language(), value, currency) : numbers({ maximumFractionDigits: 0 }).format(value);

/** Formats a value briefly, for an axis. */
export const writtenShort = (value: number, unit: ChartOf["unit"], currency: string): string =>
  unit === "money"
    ? moneyIn(language(), value, currency, { minimumFractionDigits: 0, ...short })
    : numbers(short).format(value);
