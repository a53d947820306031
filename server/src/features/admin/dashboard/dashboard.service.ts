import type { FiguresQuery } from "@mindreel/contract/admin/dashboard";
import type { Db } from "#data/database.ts";
import { day } from "#domain/time/units-of-time.ts";
import { isOn } from "#http/input/flags.ts";
import type { CountedFigures } from "./dashboard.mapper.ts";
import * as dashboard from "./dashboard.repository.ts";

interface WantedFigures {
  readonly users: boolean;
  readonly pro: boolean;
  readonly bought: boolean;
  readonly newToday: boolean;
}

/**
 * The figures that a query requests. Two of them have a second name; both names are always validated.
 * @throws AppError 400
 */
function wantedFigures(query: FiguresQuery): WantedFigures {
  const today = [isOn(query, "pro_users_today"), isOn(query, "pro_user_today")];
  const pro = [isOn(query, "total_pro_users"), isOn(query, "total_pro_user")];
  return {
    users: isOn(query, "total_users"),
    pro: pro.includes(true),
    bought: isOn(query, "total_subscriber"),
    newToday: today.includes(true),
  };
}

/** Billing's figures for the dashboard. */
export interface SalesFigures {
  readonly subscriptionsBought: () => Promise<number>;
  /** Members whose first paid period began after a moment. */
  readonly newPayingMembers: (since: Date) => Promise<number>;
}

interface Dependencies {
  readonly db: Db;
  readonly sales: SalesFigures;
  readonly clock: () => Date;
}

/** The figures of the dashboard; only those that are requested are counted. */
export function createDashboardService({ db, sales, clock }: Dependencies) {
  return {
    memberCounts: () => dashboard.memberCounts(db, clock()),

    /** @throws AppError 400 */
    figures: async (query: FiguresQuery): Promise<CountedFigures> => {
      const wanted = wantedFigures(query);
      const now = clock();
      const [members, bought, newToday] = await Promise.all([
        wanted.users || wanted.pro ? dashboard.memberCounts(db, now) : undefined,
        wanted.bought ? sales.subscriptionsBought() : undefined,
        wanted.newToday ? sales.newPayingMembers(new Date(now.getTime() - day)) : undefined,
      ]);
      return {
        users: wanted.users ? members?.users : undefined,
        pro: wanted.pro ? members?.pro : undefined,
        bought,
        newToday,
      };
    },
  };
}

export type DashboardService = ReturnType<typeof createDashboardService>;
