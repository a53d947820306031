import { secondEmail as messages } from "@mindreel/messages/accounts/email-change";
import { useMutation } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";

export const useResendSecondaryConfirmation = () =>
  useMutation({
    mutationFn: () => call("POST /api/accounts/v1/security/secondary-email/confirmation/"),
    onSuccess: () => toastSuccess(messages.onItsWay),
    onError: (error) => toastError(error.message),
  });
