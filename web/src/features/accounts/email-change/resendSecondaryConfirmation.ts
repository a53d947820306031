import { useMutation } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";

export const useResendSecondaryConfirmation = () =>
  useMutation({
    mutationFn: () => call("POST /api/accounts/v1/security/secondary-email/confirmation/"),
    onSuccess: () => toastSuccess("The mail is on its way"),
    onError: (error) => toastError(error.message),
  });
