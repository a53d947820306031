import type { FirstRun, FirstSuperuserBody } from "@mindreel/contract/admin/first-run";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { orNull } from "#shared/api/orNull.ts";

/** Whether the server has no superuser yet; null: it has one. */
export const waitingQuery = queryOptions<{ waiting: true } | null>({
  queryKey: ["first-run", "waiting"],
  queryFn: ({ signal }) => call("GET /api/public/v1/first-run/", { signal }).catch(orNull),
});

/** Progress of the set-up; null: it is finished. */
export const firstRunQuery = queryOptions<FirstRun | null>({
  queryKey: ["first-run", "steps"],
  queryFn: ({ signal }) => call("GET /api/admin/v1/first-run/", { signal }).catch(orNull),
  // Always refetched: steps are completed on other pages.
  staleTime: 0,
});

export const createFirstSuperuser = (body: FirstSuperuserBody) =>
  call("POST /api/accounts/v1/first-superuser/", { body });

export const testMail = () => call("POST /api/admin/v1/first-run/mail/");
export const testPayments = () => call("POST /api/admin/v1/first-run/payments/");
export const finishSetUp = () => call("POST /api/admin/v1/first-run/finish/");
