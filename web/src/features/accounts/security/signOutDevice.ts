import { useMutation } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { toastError } from "#shared/toasts/toasts.ts";
import { refreshSecurity } from "./security.ts";

export const useSignOutDevice = () =>
  useMutation({
    mutationFn: (id: number) => call("DELETE /api/accounts/v1/security/sessions/{id}/", { params: { id: String(id) } }),
    onSettled: refreshSecurity,
    onError: (error) => toastError(error.message),
  });
