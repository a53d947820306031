import type { AddressBody } from "@mindreel/contract/accounts/email-change";
import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { queryClient } from "#shared/api/query.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";

const addressesQuery = queryOptions({
  queryKey: queryKeys.addresses,
  queryFn: ({ signal }) => call("GET /api/accounts/v1/security/addresses/", { signal }),
});

const refresh = () => queryClient.invalidateQueries({ queryKey: queryKeys.addresses });

export const useAddresses = () => useQuery(addressesQuery);

export async function askForAddress(body: AddressBody): Promise<void> {
  await call("POST /api/accounts/v1/security/email/", { body });
  await refresh();
}

export const useTakeBack = () =>
  useMutation({
    mutationFn: () => call("DELETE /api/accounts/v1/security/email/"),
    onSettled: refresh,
    onError: (error) => toastError(error.message),
  });

/** What somebody says on the page that a mailed link opens. */
export const answerChange = (body: { readonly token: string; readonly refuse: boolean }) =>
  call("POST /api/accounts/v1/email/change/", { body });

export const useSecondConfirmationAgain = () =>
  useMutation({
    mutationFn: () => call("POST /api/accounts/v1/security/secondary-email/confirmation/"),
    onSuccess: () => toastSuccess("The mail is on its way"),
    onError: (error) => toastError(error.message),
  });
