import type { FirstRun, FirstSuperuserBody } from "@mindreel/contract/admin/first-run";
import type { SetUpStep } from "@mindreel/contract/plain/set-up-steps";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { orNull } from "#shared/api/orNull.ts";
import { toastError } from "#shared/toasts/toasts.ts";

/** Whether the server has no superuser yet; null: it has one. */
export const waitingQuery = queryOptions<{ waiting: true } | null>({
  queryKey: ["first-run", "waiting"],
  queryFn: ({ signal }) => call("GET /api/public/v1/first-run/", { signal }).catch(orNull),
});

export const firstRunQuery = queryOptions({
  queryKey: ["first-run", "steps"],
  queryFn: ({ signal }) => call("GET /api/admin/v1/first-run/", { signal }),
  // Always refetched: steps are completed on other pages.
  staleTime: 0,
});

export const createFirstSuperuser = (body: FirstSuperuserBody) =>
  call("POST /api/accounts/v1/first-superuser/", { body });

export const testMail = () => call("POST /api/admin/v1/first-run/mail/");
export const testPayments = () => call("POST /api/admin/v1/first-run/payments/");

function useFirstRunChange<Change>(change: (to: Change) => Promise<FirstRun>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (now) => client.setQueryData(firstRunQuery.queryKey, now),
    onError: (error) => toastError(error.message),
  });
}

/** Skips a step, or takes it up again. */
export const useSkip = (step: SetUpStep) =>
  useFirstRunChange((skipped: boolean) => call("PUT /api/admin/v1/first-run/steps/", { body: { step, skipped } }));

export const usePutAway = () =>
  useFirstRunChange((put_away: boolean) => call("PUT /api/admin/v1/first-run/put-away/", { body: { put_away } }));
