import type { DayFigures } from "@mindreel/contract/admin/figures";
import type { FiguresFile } from "./figuresFile.ts";

type Column = Exclude<keyof DayFigures, "day">;

interface Line {
  readonly column: Column;
  readonly label: string;
  readonly color: string;
}

/** What a chart and the table below it show. */
export interface ChartOf {
  readonly title: string;
  readonly note: string;
  readonly file: FiguresFile;
  readonly unit: "dollars" | "minutes" | "number";
  readonly lines: readonly [Line, ...Line[]];
}

export const charts: readonly ChartOf[] = [
  {
    title: "Revenue",
    note: "Invoices on the day they were paid. What was refunded or lost to disputes counts on the day it went back, and is not taken off.",
    file: "revenue",
    unit: "dollars",
    lines: [
      { column: "paid", label: "Paid", color: "var(--brand-mark)" },
      { column: "refunded", label: "Refunded", color: "var(--warm-mark)" },
      { column: "disputed", label: "Lost to disputes", color: "var(--danger)" },
    ],
  },
  {
    title: "Monthly recurring revenue",
    note: "What the subscriptions that run at the end of the day bring in a month. Free time brings none.",
    file: "revenue",
    unit: "dollars",
    lines: [{ column: "mrr", label: "A month", color: "var(--brand-mark)" }],
  },
  {
    title: "Subscriptions",
    note: "New: paid for the first time. Lost: the paid time ended and does not go on.",
    file: "subscriptions",
    unit: "number",
    lines: [
      { column: "started", label: "New", color: "var(--good)" },
      { column: "ended", label: "Lost", color: "var(--danger)" },
    ],
  },
  {
    title: "Free months",
    note: "Taken up through the news offer, and members who had one and then subscribed.",
    file: "free-months",
    unit: "number",
    lines: [
      { column: "free_months", label: "Taken up", color: "var(--brand-mark)" },
      { column: "free_turned", label: "Turned into paid", color: "var(--good)" },
    ],
  },
  {
    title: "Minutes watched",
    note: "As browsers report it, but never more than the time that passed.",
    file: "watched",
    unit: "minutes",
    lines: [{ column: "seconds", label: "Minutes", color: "var(--brand-mark)" }],
  },
  {
    title: "Plays",
    note: "A play is five seconds or more of a video in one go.",
    file: "watched",
    unit: "number",
    lines: [{ column: "plays", label: "Plays", color: "var(--brand-mark)" }],
  },
];

const per = { dollars: 100, minutes: 60, number: 1 } as const;

/** Converts cents to dollars and seconds to minutes. */
export const inUnit = (value: number, unit: ChartOf["unit"]): number => value / per[unit];

const rounded = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
const money = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const short = new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 1 });

/** A value formatted in its unit. */
export const written = (value: number, unit: ChartOf["unit"]): string =>
  unit === "dollars" ? money.format(value) : rounded.format(value);

/** Short enough for an axis. */
export const writtenShort = (value: number, unit: ChartOf["unit"]): string =>
  unit === "dollars" ? `$${short.format(value)}` : short.format(value);
