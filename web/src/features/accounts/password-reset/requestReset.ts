import type { ResetRequestBody } from "@mindreel/contract/accounts/password-reset";
import { resetRequest as messages } from "@mindreel/messages/accounts/password-reset";
import { useMutation } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";

/**
 * Requests the mail with the link to set a new password.
 * @param onError shows a failure; by default as a toast
 */
export const useRequestReset = (onError = (error: Error) => toastError(error.message)) =>
  useMutation({
    mutationFn: (body: ResetRequestBody) => call("POST /dj-rest-auth/password/reset/", { body }),
    onSuccess: () => toastSuccess(messages.sent),
    onError,
  });
