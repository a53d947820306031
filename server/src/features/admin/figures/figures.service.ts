import type { FiguresQuery } from "@mindreel/contract/admin/figures";
import type { Db } from "#data/database.ts";
import type { Replica } from "#data/replica/replica.ts";
import { day } from "#domain/time/units-of-time.ts";
import type { CsvFile } from "#http/files/csv.ts";
import type { DayFile, FiguresFile, FiguresRows } from "./figures.mapper.ts";
import {
  checkPeriod,
  countDays,
  type Days,
  dayBefore,
  firstDay,
  lastDays,
  monthsOf,
  previousPeriod,
  searchWords,
} from "./figures.policy.ts";
import * as figures from "./figures.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly replica: Replica;
  /** The CSV file of page speed, which another capability counts. */
  readonly speedFile: (period: Days) => Promise<CsvFile>;
  readonly clock: () => Date;
}

const searchesKept = 400 * day;

const rowsOnPage = { sales: 100, videos: 20, searches: 50 };
const rowsInFile = 1000;
const missed = { days: 30, most: 100 };

const nothing = { mrr: 0, subscriptions: 0 };

/** Figures over time, for superusers. */
export function createFiguresService({ db, replica, speedFile, clock }: Dependencies) {
  /** @throws AppError 400 */
  async function over(query: FiguresQuery): Promise<FiguresRows> {
    const period = checkPeriod(query, clock());
    const previous = previousPeriod(period);
    // Reads one extra day, for the state before the first.
    const from = dayBefore(firstDay(period, previous));
    const [all, currencies] = await replica.read((db) =>
      Promise.all([figures.days(db, { from, to: period.to }), figures.currencies(db, period)]),
    );
    const [start, ...rows] = all.slice(-2 * countDays(period) - 1);
    const earlier = rows.slice(0, countDays(period));
    return {
      currencies,
      months: monthsOf(all, period),
      period: { rows: rows.slice(countDays(period)), days: period, before: earlier.at(-1) ?? nothing },
      previous: { rows: earlier, days: previous, before: start ?? nothing },
    };
  }

  const read = {
    sales: (period: Days, most: number) => replica.read((db) => figures.sales(db, period, most)),
    videos: (period: Days, most: number) => replica.read((db) => figures.videos(db, period, most)),
    searches: (period: Days, most: number) => replica.read((db) => figures.searches(db, period, most)),
  };

  return {
    over,

    /** @throws AppError 400 */
    sales: async (query: FiguresQuery) => {
      const period = checkPeriod(query, clock());
      return read.sales(period, rowsOnPage.sales);
    },

    /** @throws AppError 400 */
    videos: async (query: FiguresQuery) => {
      const period = checkPeriod(query, clock());
      return read.videos(period, rowsOnPage.videos);
    },

    /** @throws AppError 400 */
    searches: async (query: FiguresQuery) => {
      const period = checkPeriod(query, clock());
      return read.searches(period, rowsOnPage.searches);
    },

    /** Recent searches that found nothing. */
    missedSearches: async () => {
      const period = lastDays(missed.days, clock());
      return read.searches(period, missed.most);
    },

    /** @throws AppError 400 */
    file: async (
      query: FiguresQuery,
      file: DayFile | "months" | "sales" | "videos" | "searches" | "speed",
    ): Promise<FiguresFile> => {
      const period = checkPeriod(query, clock());
      if (file === "sales") return { file, period, rows: await read.sales(period, rowsInFile) };
      if (file === "videos") return { file, period, rows: await read.videos(period, rowsInFile) };
      if (file === "searches") return { file, period, rows: await read.searches(period, rowsInFile) };
      if (file === "speed") return { file, csv: await speedFile(period) };
      const { period: shown, months, currencies } = await over(query);
      if (file === "months") return { file, period, rows: months, currency: currencies.own };
      return { file, period, rows: shown.rows, currency: currencies.own };
    },

    /** Counts a search of the whole library that found nothing: its words, not who searched. */
    countEmptySearch: (search: string): Promise<void> => figures.countEmptySearch(db, searchWords(search), clock()),

    /** Deletes old searches, because their words may reveal something about a person. */
    sweep: (): Promise<void> => figures.deleteSearches(db, new Date(clock().getTime() - searchesKept)),
  };
}

export type FiguresService = ReturnType<typeof createFiguresService>;
