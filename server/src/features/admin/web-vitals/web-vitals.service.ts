import type { FiguresQuery } from "@mindreel/contract/admin/figures";
import type { WebVitalsBody } from "@mindreel/contract/admin/web-vitals";
import type { Db } from "#data/database.ts";
import { checkPeriod, type Days } from "#features/admin/figures/figures.policy.ts";
import { countsOf } from "./web-vitals.policy.ts";
import * as webVitals from "./web-vitals.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly clock: () => Date;
}

/** Page speed as browsers measured it. Reports are only added up, so that nobody can tell who sent them. */
export function createWebVitalsService({ db, clock }: Dependencies) {
  return {
    count: (report: WebVitalsBody): Promise<void> => webVitals.count(db, report.device, countsOf(report), clock()),

    /** @throws AppError 400 */
    over: async (query: FiguresQuery): Promise<webVitals.MeasureRow[]> =>
      webVitals.measures(db, checkPeriod(query, clock())),

    /** The same, for a period that was checked. */
    within: (period: Days): Promise<webVitals.MeasureRow[]> => webVitals.measures(db, period),
  };
}

export type WebVitalsService = ReturnType<typeof createWebVitalsService>;
