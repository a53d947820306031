import type { PlanState, UserFilter } from "@mindreel/contract/accounts/member-admin";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { orNull } from "#shared/api/orNull.ts";
import { firstPage, nextPage } from "#shared/api/paging.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";

export interface UsersWanted {
  readonly search?: string;
  readonly filter?: UserFilter;
  readonly plan?: PlanState;
}

export const usersQuery = (wanted: UsersWanted) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.users, wanted],
    queryFn: ({ pageParam, signal }) =>
      call("GET /api/accounts/v1/userlist/", { query: { ...pageParam, ...wanted }, signal }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => nextPage(next),
    placeholderData: keepPreviousData,
  });

/** One member's profile. Null if there is no such member. */
export const userQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.users, id],
    queryFn: ({ signal }) => call("GET /api/accounts/v1/userlist/{id}/", { params: { id }, signal }).catch(orNull),
  });
