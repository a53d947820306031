import type { NoticePreferences } from "@mindreel/contract/notices/preferences";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { useChangePreferences } from "#shared/api/useChangePreferences.ts";

/** The member's notification preferences: what, how, and when not. */
export const noticePreferencesQuery = queryOptions({
  queryKey: queryKeys.noticePreferences,
  queryFn: ({ signal }) => call("GET /api/notices/v1/preferences/", { signal }),
});

export const useSetNoticePreferences = () =>
  useChangePreferences<NoticePreferences>(noticePreferencesQuery.queryKey, (body) =>
    call("PATCH /api/notices/v1/preferences/", { body }),
  );
