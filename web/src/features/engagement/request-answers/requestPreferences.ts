import type { RequestPreferences } from "@mindreel/contract/engagement/request-answers";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { useChangePreferences } from "#shared/api/useChangePreferences.ts";

/** The member's preferences for news of answered requests. */
export const requestPreferencesQuery = queryOptions({
  queryKey: queryKeys.requestPreferences,
  queryFn: ({ signal }) => call("GET /api/requests/v1/preferences/", { signal }),
});

export const useSetRequestPreferences = () =>
  useChangePreferences<RequestPreferences>(requestPreferencesQuery.queryKey, (body) =>
    call("PATCH /api/requests/v1/preferences/", { body }),
  );
