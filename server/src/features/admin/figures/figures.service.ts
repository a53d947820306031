import type { DayFigures, FiguresQuery, figureFiles, Period, PeriodFigures } from "@mindreel/contract/admin/figures";
import { limits } from "@mindreel/contract/wire/limits";
import { invalidInput } from "#http/errors.ts";
import { CsvFile } from "#http/files/csv.ts";
import type { DayRow, Days, FiguresRepository } from "./figures.repository.ts";

interface Dependencies {
  readonly repository: FiguresRepository;
  readonly clock: () => Date;
}

const day = 86_400_000;
const keptSearches = 400 * day;

const time = (date: string) => Date.parse(`${date}T00:00:00Z`);
const dateOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

const summed = [
  ...(["invoices", "paid", "refunded", "disputed", "started", "ended"] as const),
  ...(["free_months", "free_turned", "plays", "seconds"] as const),
];

/** The columns of each file that a day has a line in. */
const dayColumns = {
  revenue: ["day", "invoices", "paid", "refunded", "disputed", "mrr"],
  subscriptions: ["day", "started", "ended", "subscriptions"],
  "free-months": ["day", "free_months", "free_turned"],
  watched: ["day", "plays", "minutes"],
} as const;

const inDollars = (cents: number) => cents / 100;

/** As people read it: dollars and minutes. */
const readable = (row: DayFigures) => ({
  ...row,
  paid: inDollars(row.paid),
  refunded: inDollars(row.refunded),
  disputed: inDollars(row.disputed),
  mrr: inDollars(row.mrr),
  minutes: minutesOf(row.seconds),
});
const minutesOf = (seconds: number) => Math.round(seconds / 6) / 10;

function periodOf(rows: readonly DayRow[], { from, to }: Days, before: Period["before"]): Period {
  const total = Object.fromEntries(summed.map((name) => [name, rows.reduce((sum, row) => sum + row[name], 0)]));
  return { from, to, before, total: total as Period["total"], days: [...rows] };
}

const nothing = { mrr: 0, subscriptions: 0 };

/** Figures over time, for superusers. */
export function createFiguresService({ repository, clock }: Dependencies) {
  /** @throws AppError 400 */
  function checked({ from, to }: FiguresQuery): Days & { readonly days: number } {
    const days = (time(to) - time(from)) / day + 1;
    if (days < 1) throw invalidInput({ to: ["The last day is before the first."] });
    if (days > limits.figureDays) throw invalidInput({ from: [`Ask for at most ${limits.figureDays} days at once.`] });
    if (time(from) < time("2000-01-01")) throw invalidInput({ from: ["There is nothing from before the year 2000."] });
    if (time(to) > clock().getTime()) throw invalidInput({ to: ["This day has not come yet."] });
    return { from, to, days };
  }

  /** @throws AppError 400 */
  async function over(query: FiguresQuery): Promise<PeriodFigures> {
    const { from, to, days } = checked(query);
    const previous = { from: dateOf(time(from) - days * day), to: dateOf(time(from) - day) };
    // From two days before, the first of which says how all stood before.
    const [start, ...rows] = await repository.days({ from: dateOf(time(previous.from) - day), to });
    const [then, now] = [rows.slice(0, days), rows.slice(days)];
    return {
      period: periodOf(now, { from, to }, then.at(-1) ?? nothing),
      previous: periodOf(then, previous, start ?? nothing),
    };
  }

  const videos = (query: FiguresQuery, limit = 20) => repository.videos(checked(query), limit);
  const searches = (query: FiguresQuery, limit = 50) => repository.searches(checked(query), limit);

  return {
    over,
    videos,
    searches,

    /** @throws AppError 400 */
    file: async (query: FiguresQuery, file: (typeof figureFiles)[number]): Promise<CsvFile> => {
      const name = `${file}-${query.from}-to-${query.to}`;
      if (file === "videos") {
        const rows = (await videos(query, 1000)).map(({ seconds, ...row }) => ({
          ...row,
          minutes: minutesOf(seconds),
        }));
        return new CsvFile(name, ["id", "title", "plays", "minutes"], rows);
      }
      if (file === "searches") return new CsvFile(name, ["words", "searches"], await searches(query, 1000));
      return new CsvFile(name, dayColumns[file], (await over(query)).period.days.map(readable));
    },

    /** A search found nothing: its words count, not who searched. */
    foundNothing: (search: string): Promise<void> => {
      const words = search.normalize("NFKC").toLowerCase().trim().replaceAll(/\s+/g, " ");
      return repository.countSearch(words.slice(0, 100).toWellFormed(), clock());
    },

    sweep: () => repository.forgetSearches(new Date(clock().getTime() - keptSearches)),
  };
}

export type FiguresService = ReturnType<typeof createFiguresService>;
