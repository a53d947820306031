import { pagePath } from "@mindreel/contract/plain/pages";
import { useMutation } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { clearSession } from "#shared/session/session.ts";
import { toastError } from "#shared/toasts/toasts.ts";

/** Signs out every device, including this one, and loads the page for visitors. */
export const useSignOutEverywhere = () =>
  useMutation({
    mutationFn: () => call("DELETE /api/accounts/v1/security/sessions/"),
    onSuccess: () => {
      clearSession();
      location.assign(pagePath("home"));
    },
    onError: (error) => toastError(error.message),
  });
