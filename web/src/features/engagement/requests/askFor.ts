import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { toastError } from "#shared/toasts/toasts.ts";
import { refreshRequests } from "./requests.ts";

/** Requests something that is not in the library. */
export function useAskFor() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (text: string) => call("POST /api/requests/v1/requests/", { body: { text } }),
    onSuccess: () => void refreshRequests(client),
    onError: ({ message }) => toastError(message),
  });
}
