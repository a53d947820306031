import { notices as messages } from "@mindreel/messages/accounts/accounts";
import { useMutation } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";

export const useResendConfirmation = () =>
  useMutation({
    mutationFn: () => call("POST /api/accounts/v1/security/confirmation/"),
    onSuccess: () => toastSuccess(messages.onItsWay),
    onError: (error) => toastError(error.message),
  });
