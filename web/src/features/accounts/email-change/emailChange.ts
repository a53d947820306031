import type { AddressBody } from "@mindreel/contract/accounts/email-change";
import { useMutation } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { toastError } from "#shared/toasts/toasts.ts";
import { refreshEmails } from "./emails.ts";

export async function requestEmailChange(body: AddressBody): Promise<void> {
  await call("POST /api/accounts/v1/security/email/", { body });
  await refreshEmails();
}

export const useCancelEmailChange = () =>
  useMutation({
    mutationFn: () => call("DELETE /api/accounts/v1/security/email/"),
    onSettled: refreshEmails,
    onError: (error) => toastError(error.message),
  });

/** Approves or refuses the change, on the page that a mailed link opens. */
export const answerEmailChange = (body: { readonly token: string; readonly refuse: boolean }) =>
  call("POST /api/accounts/v1/email/change/", { body });
