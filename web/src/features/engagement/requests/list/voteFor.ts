import type { Request } from "@mindreel/contract/engagement/requests";
import type { QueryClient } from "@tanstack/react-query";
import { refreshRequests, replaceRequest } from "#features/engagement/requests/requests.ts";
import { call } from "#shared/api/api.ts";
import { runMutation } from "#shared/api/runMutation.ts";
import { toastError } from "#shared/toasts/toasts.ts";

/** Votes for a request or withdraws the vote, optimistically. */
export function voteFor(client: QueryClient, request: Request, voted: boolean): void {
  const mutationKey = ["vote", request.id];
  runMutation(client, {
    mutationKey,
    scope: { id: `vote-${request.id}` },
    mutationFn: () =>
      call("PUT /api/requests/v1/requests/{id}/vote/", { params: { id: String(request.id) }, body: { voted } }),
    onMutate: () => replaceRequest(client, { ...request, voted, votes: request.votes + (voted ? 1 : -1) }),
    onSuccess: (answer) => {
      if (client.isMutating({ mutationKey }) === 1) replaceRequest(client, answer);
    },
    onError: ({ message }) => {
      toastError(message);
      void refreshRequests(client);
    },
  });
}
