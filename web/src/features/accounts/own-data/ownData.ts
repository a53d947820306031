import type { LeaveBody } from "@mindreel/contract/accounts/account-deletion";
import type { Proof } from "@mindreel/contract/accounts/reauthentication";
import { useMutation } from "@tanstack/react-query";
import { refreshSecurity } from "#features/accounts/security/security.ts";
import { call, request } from "#shared/api/api.ts";
import { nameOf, saveFile } from "#shared/api/download.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";

/** Takes a copy of one's data to the browser's downloads. */
export async function downloadOwnData(body: Proof): Promise<void> {
  const response = await request("POST /api/accounts/v1/security/own-data/", { body });
  saveFile(await response.blob(), nameOf(response, "own-data.zip"));
}

export async function leave(body: LeaveBody): Promise<void> {
  await call("POST /api/accounts/v1/security/leave/", { body });
  await refreshSecurity();
}

export const useStay = () =>
  useMutation({
    mutationFn: () => call("DELETE /api/accounts/v1/security/leave/"),
    onSuccess: () => toastSuccess("Your account stays"),
    onSettled: refreshSecurity,
    onError: (error) => toastError(error.message),
  });
