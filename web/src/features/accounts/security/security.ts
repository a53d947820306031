import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { queryClient } from "#shared/api/query.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { clearSession } from "#shared/session.ts";
import { toastError } from "#shared/toasts/toasts.ts";

const securityQuery = queryOptions({
  queryKey: queryKeys.security,
  queryFn: ({ signal }) => call("GET /api/accounts/v1/security/", { signal }),
});

export const refreshSecurity = () => queryClient.invalidateQueries({ queryKey: queryKeys.security });

export const useSecurity = () => useQuery(securityQuery);

export async function changePassword(body: Record<"current_password" | "new_password1" | "new_password2", string>) {
  await call("POST /api/accounts/v1/security/password/", { body });
  await refreshSecurity();
}

/** Signs out one device. */
export const useSignOutDevice = () =>
  useMutation({
    mutationFn: (id: number) => call("DELETE /api/accounts/v1/security/sessions/{id}/", { params: { id: String(id) } }),
    onSettled: refreshSecurity,
    onError: (error) => toastError(error.message),
  });

/** Signs out every device, and leaves the app by a full load. */
export const useSignOutEverywhere = () =>
  useMutation({
    mutationFn: () => call("DELETE /api/accounts/v1/security/sessions/"),
    onSuccess: () => {
      clearSession();
      location.assign("/");
    },
    onError: (error) => toastError(error.message),
  });
