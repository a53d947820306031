import type { Figures } from "@mindreel/contract/admin/dashboard";

/** The figures of the dashboard; those that were not requested are undefined. */
export interface CountedFigures {
  readonly users: number | undefined;
  readonly pro: number | undefined;
  readonly bought: number | undefined;
  readonly newToday: number | undefined;
}

export const toFigures = ({ users, pro, bought, newToday }: CountedFigures): Figures => ({
  ...(users !== undefined && { total_users: users }),
  ...(bought !== undefined && { total_subscriber: { subscription_buy__sum: bought } }),
  ...(newToday !== undefined && { pro_users_today: newToday }),
  ...(pro !== undefined && { total_pro_users: pro }),
});
