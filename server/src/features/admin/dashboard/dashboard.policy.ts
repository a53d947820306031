import type { FiguresQuery } from "@mindreel/contract/admin/dashboard";
import { isOn } from "#http/input/flags.ts";

export interface WantedFigures {
  readonly users: boolean;
  readonly pro: boolean;
  readonly bought: boolean;
  readonly newToday: boolean;
}

/**
 * The figures that a query requests. Two of them have a second name; both names are always validated.
 * @throws AppError 400
 */
export function wantedFigures(query: FiguresQuery): WantedFigures {
  const today = [isOn(query, "pro_users_today"), isOn(query, "pro_user_today")];
  const pro = [isOn(query, "total_pro_users"), isOn(query, "total_pro_user")];
  return {
    users: isOn(query, "total_users"),
    pro: pro.includes(true),
    bought: isOn(query, "total_subscriber"),
    newToday: today.includes(true),
  };
}
