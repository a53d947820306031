import { invitationParam } from "@mindreel/contract/plain/pages";
import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { useSearchParams } from "#shared/navigation/navigation.ts";

const invitationQuery = (invitation: string) =>
  queryOptions({
    queryKey: ["invitation", invitation],
    queryFn: ({ signal }) => call("GET /api/public/v1/invitation/", { query: { invitation }, signal }),
  });

/** The invitation in the page's address, and whether it still works. */
export function useInvitation() {
  const token = useSearchParams()[0].get(invitationParam) ?? "";
  return { token, ...useQuery(invitationQuery(token)) };
}

export const useRefuse = (onError: (error: Error) => void) =>
  useMutation({
    mutationFn: (invitation: string) => call("POST /api/accounts/v1/invitation/refusal/", { body: { invitation } }),
    onError,
  });

export const useTakeUp = (onTaken: () => void, onError: (error: Error) => void) =>
  useMutation({
    mutationFn: (invitation: string) => call("POST /api/accounts/v1/invitation/", { body: { invitation } }),
    onSuccess: onTaken,
    onError,
  });
