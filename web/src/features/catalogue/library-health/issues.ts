import type { HealthIssue, LibraryHealth } from "@mindreel/contract/catalogue/library-health";
import { messages } from "@mindreel/messages/catalogue/library-health";
import { format, numberOf } from "#shared/language/format.ts";

/** The possible issues of a video, in the order of the tabs. */
export const issues = [
  "dead",
  "duplicate",
  "uncategorised",
  "no_still",
  "no_description",
  "no_captions",
  "unwatched",
] as const satisfies readonly HealthIssue[];

/** The count stops here. */
const most = 1000;

/** A number of videos, worded as a minimum once the count has stopped. */
export const countOf = (count: number): string =>
  count < most ? numberOf(count) : format(messages.manyMore, { number: most });

/** Whether every provider has responded about its videos. */
export const knowsAll = ({ checked_at, unasked, unanswered }: LibraryHealth): boolean =>
  checked_at !== null && unasked + unanswered === 0;

export const isIssue = (value: string | null): value is HealthIssue => issues.some((issue) => issue === value);

/**
 * - `clear`: no video has it
 * - `unknown`: none is known, but not every provider has responded
 * - `some`: videos have it, and still play
 * - `broken`: videos do not play
 */
export type IssueState = "clear" | "unknown" | "some" | "broken";

export function stateOf(issue: HealthIssue, health: LibraryHealth): IssueState {
  if (health.counts[issue] > 0) return issue === "dead" ? "broken" : "some";
  // No dead videos is good news only if every provider has responded.
  return issue !== "dead" || knowsAll(health) ? "clear" : "unknown";
}
