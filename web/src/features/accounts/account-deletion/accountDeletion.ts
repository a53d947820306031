import type { AccountDeletionBody } from "@mindreel/contract/accounts/account-deletion";
import { messages } from "@mindreel/messages/accounts/notices";
import { useMutation } from "@tanstack/react-query";
import { refreshSecurity } from "#features/accounts/security/security.ts";
import { call } from "#shared/api/api.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";

export async function requestAccountDeletion(body: AccountDeletionBody): Promise<void> {
  await call("POST /api/accounts/v1/security/leave/", { body });
  await refreshSecurity();
}

export const useCancelAccountDeletion = () =>
  useMutation({
    mutationFn: () => call("DELETE /api/accounts/v1/security/leave/"),
    onSuccess: () => {
      toastSuccess(messages.stays);
      // The button that has the focus is about to disappear.
      document.getElementById("main")?.focus({ preventScroll: true });
    },
    onSettled: refreshSecurity,
    onError: (error) => toastError(error.message),
  });
