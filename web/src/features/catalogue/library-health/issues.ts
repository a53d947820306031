import type { HealthIssue, LibraryHealth } from "@mindreel/contract/catalogue/library-health";
import { messages } from "@mindreel/messages/catalogue/library-health";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { format, numberOf } from "#shared/language/format.ts";
import { toastError } from "#shared/toasts/toasts.ts";

/** The number of videos per issue. Polled every second while the server is checking. */
export const healthQuery = queryOptions({
  queryKey: [...queryKeys.health, "summary"],
  queryFn: ({ signal }) => call("GET /api/admin/v1/health/", { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.checking ? 1000 : false),
});

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

/** Starts a check of every video, which runs in the background. */
export function useCheckLibrary() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call("POST /api/admin/v1/health/check/"),
    onSuccess: (data) => client.setQueryData(healthQuery.queryKey, data),
    onError: (error) => toastError(error.message),
  });
}
