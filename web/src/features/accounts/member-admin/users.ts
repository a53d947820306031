import type { UserFilter } from "@mindreel/contract/accounts/member-admin";
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { firstPage, nextPage } from "#shared/api/paging.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";

export interface UsersWanted {
  readonly search?: string;
  readonly filter?: UserFilter;
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

/** One member's profile. */
export const userQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.users, id],
    queryFn: ({ signal }) => call("GET /api/accounts/v1/userlist/{id}/", { params: { id }, signal }),
  });

/** How a member's account stands, for superusers. */
export const memberAccountQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.users, id, "account"],
    queryFn: ({ signal }) => call("GET /api/accounts/v1/userlist/{id}/account/", { params: { id }, signal }),
    staleTime: 0,
  });

export function useSignMemberOut(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call("DELETE /api/accounts/v1/userlist/{id}/sessions/", { params: { id } }),
    onSuccess: () => {
      toastSuccess("Signed out everywhere");
      return client.invalidateQueries({ queryKey: memberAccountQuery(id).queryKey });
    },
    onError: (error) => toastError(error.message),
  });
}

interface Block {
  readonly id: number;
  readonly blocked: boolean;
  readonly reason?: string;
}

/** Blocks or unblocks; the list reloads. */
export function useBlockUser() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, blocked, reason }: Block): Promise<void> => {
      const params = { id: String(id) };
      if (!blocked) await call("POST /api/accounts/v1/userlist/{id}/unblock/", { params });
      else await call("DELETE /api/accounts/v1/userlist/{id}/", { params, ...(reason && { body: { reason } }) });
    },
    onSuccess: (_, { blocked }) => {
      toastSuccess(blocked ? "User blocked" : "User unblocked");
      return client.invalidateQueries({ queryKey: queryKeys.users });
    },
    onError: (error) => toastError(error.message),
  });
}
