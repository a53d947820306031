import type { Request } from "@mindreel/contract/engagement/requests";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { runMutation } from "#shared/api/runMutation.ts";
import { toastError } from "#shared/toasts/toasts.ts";

/** Answers to the member's requests and votes that they have not seen yet. */
export const answersQuery = queryOptions<Request[]>({
  queryKey: queryKeys.requestAnswers,
  queryFn: ({ signal }) => call("GET /api/requests/v1/answers/", { signal }),
});

/** Removes an answer from the new ones, optimistically. */
export function markSeen(client: QueryClient, id: number): void {
  const { queryKey } = answersQuery;
  runMutation(client, {
    mutationFn: () => call("PUT /api/requests/v1/answers/{id}/seen/", { params: { id: String(id) } }),
    onMutate: () => client.setQueryData(queryKey, (known) => known?.filter((answer) => answer.id !== id)),
    onError: ({ message }) => {
      toastError(message);
      void client.invalidateQueries({ queryKey });
    },
  });
}
