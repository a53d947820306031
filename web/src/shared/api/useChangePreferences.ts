import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { toastError } from "#shared/toasts/toasts.ts";

/** Changes some of a member's preferences, optimistically; reverted if the server refuses. */
export function useChangePreferences<Preferences extends object>(
  queryKey: QueryKey,
  send: (change: Partial<Preferences>) => Promise<Preferences>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData<Preferences>(queryKey, (known) => known && { ...known, ...change });
    },
    onSuccess: (preferences) => client.setQueryData<Preferences>(queryKey, preferences),
    onError: (error) => {
      toastError(error.message);
      void client.invalidateQueries({ queryKey });
    },
  });
}
