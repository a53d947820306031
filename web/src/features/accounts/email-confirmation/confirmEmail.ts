import { useMutation } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { queryClient } from "#shared/api/query.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";

export async function confirmEmail(token: string): Promise<void> {
  await call("POST /api/accounts/v1/email/confirm/", { body: { token } });
  await Promise.all(
    [queryKeys.security, queryKeys.addresses].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );
}

export const useConfirmationAgain = () =>
  useMutation({
    mutationFn: () => call("POST /api/accounts/v1/security/confirmation/"),
    onSuccess: () => toastSuccess("The mail is on its way"),
    onError: (error) => toastError(error.message),
  });
