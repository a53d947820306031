import type { SystemCheck } from "@mindreel/contract/admin/system";
import type { Need } from "@mindreel/contract/admin/today";

/** What waits for a person, counted. */
export type TroubleRow = {
  readonly paymentsFailing: number;
  readonly disputes: number;
  readonly doubled: number;
  readonly priceMoves: number;
  readonly deadVideos: number;
  readonly requests: number;
  readonly stuckNews: number;
  readonly stuckCampaign: number | null;
  readonly unsureNews: number;
  readonly unsureCampaign: number | null;
  readonly bounces: number;
  readonly bouncedCampaign: number | null;
  readonly comparisonFailed: boolean;
  readonly differences: number;
};

type Name = "revenue" | "mrr" | "subscriptions" | "freeMonths" | "seconds";
/** Each figure of the last 30 days, and of the 30 days before. */
export type FigureRow = { readonly [N in Name | `${Name}Before`]: number };

/** What waits for a person, most urgent first. */
export function needsOf(trouble: TroubleRow, stepsLeft: number, most: number): Need[] {
  const needs: readonly Need[] = [
    { name: "payments_failing", count: trouble.paymentsFailing, campaign: null },
    { name: "disputes", count: trouble.disputes, campaign: null },
    { name: "doubled", count: trouble.doubled, campaign: null },
    { name: "price_moves", count: trouble.priceMoves, campaign: null },
    { name: "dead_videos", count: trouble.deadVideos, campaign: null },
    { name: "stuck_news", count: trouble.stuckNews, campaign: trouble.stuckCampaign },
    { name: "unsure_news", count: trouble.unsureNews, campaign: trouble.unsureCampaign },
    { name: "bounces", count: trouble.bounces, campaign: trouble.bouncedCampaign },
    { name: "failed_comparison", count: trouble.comparisonFailed ? 1 : 0, campaign: null },
    { name: "differences", count: trouble.differences, campaign: null },
    { name: "steps", count: stepsLeft, campaign: null },
    { name: "requests", count: trouble.requests, campaign: null },
  ];
  return needs.filter(({ count }) => count > 0).map((need) => ({ ...need, count: Math.min(need.count, most) }));
}

/**
 * Whether a check of the installation is for today: what is broken or needs a look, and backups that nobody makes. What
 * else is not set up may be meant so, and is among the steps before opening.
 */
export const isForToday = ({ name, state }: Pick<SystemCheck, "name" | "state">): boolean =>
  state === "bad" || state === "warning" || (state === "off" && name === "backups");
