import type { Proof } from "@mindreel/contract/accounts/reauthentication";
import type { PaymentCheck, PaymentConnection } from "@mindreel/contract/site/payment-connection";
import { payments as messages } from "@mindreel/messages/site/payment-connection";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";

export const paymentConnectionQuery = queryOptions({
  queryKey: ["payment connection"],
  queryFn: ({ signal }) => call("GET /api/site/v1/connections/payments/", { signal }),
});

/** What is shown once the account has changed. */
function useTaken() {
  const client = useQueryClient();
  return (connection: PaymentConnection) => {
    client.setQueryData(paymentConnectionQuery.queryKey, connection);
    void client.invalidateQueries({ queryKey: ["first-run"] });
  };
}

export function useSaveKey() {
  const taken = useTaken();
  return useMutation({
    mutationFn: (body: Proof & { readonly secret_key: string }) =>
      call("PUT /api/site/v1/connections/payments/", { body }),
    onSuccess: ({ result, connection }) => {
      if (result.passed) taken(connection);
    },
  });
}

export function useSwitchOff() {
  const taken = useTaken();
  return useMutation({
    mutationFn: () => call("DELETE /api/site/v1/connections/payments/"),
    onSuccess: (connection) => {
      taken(connection);
      toastSuccess(messages.forgotten);
    },
    onError: (error) => toastError(error.message),
  });
}

/** Checks the account at Stripe, or mends it first. */
export const useAccountCheck = () =>
  useMutation({
    mutationFn: (work: "check" | "fix"): Promise<PaymentCheck> =>
      work === "check"
        ? call("GET /api/site/v1/connections/payments/check/")
        : call("POST /api/site/v1/connections/payments/fix/"),
    onSuccess: ({ differences }, work) => {
      if (work === "fix" && differences.length === 0) toastSuccess(messages.fixed);
    },
    onError: (error) => toastError(error.message),
  });
