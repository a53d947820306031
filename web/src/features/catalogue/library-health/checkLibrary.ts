import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { toastError } from "#shared/toasts/toasts.ts";
import { healthQuery } from "./health.ts";

/** Starts a check of every video, which runs in the background. */
export function useCheckLibrary() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call("POST /api/admin/v1/health/check/"),
    onSuccess: (data) => client.setQueryData(healthQuery.queryKey, data),
    onError: (error) => toastError(error.message),
  });
}
