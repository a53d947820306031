import { useMutation } from "@tanstack/react-query";
import { refreshSecurity } from "#features/accounts/security/security.ts";
import { call } from "#shared/api/api.ts";
import { toastError } from "#shared/toasts/toasts.ts";

export const useCancelAccountDeletion = () =>
  useMutation({
    mutationFn: () => call("DELETE /api/accounts/v1/security/leave/"),
    // Loaded when needed: every page of a member includes this file.
    onSuccess: () =>
      import("./confirmKept.ts").then(
        ({ confirmKept }) => confirmKept(),
        () => undefined,
      ),
    onSettled: refreshSecurity,
    onError: (error) => toastError(error.message),
  });
