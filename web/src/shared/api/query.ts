import { type DefaultOptions, MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { closeFailures } from "#shared/toasts/toasts.ts";
import { ApiError } from "./api.ts";
import { queryKeys } from "./queryKeys.ts";

/** Statuses worth a retry: not reached, and unavailable. */
const retryable = [0, 503];

const onServer = typeof document === "undefined";

const defaultOptions: DefaultOptions = {
  queries: {
    staleTime: 30_000,
    // On the server, a client lives only as long as its request.
    gcTime: onServer ? Number.POSITIVE_INFINITY : 10 * 60_000,
    // Offline, a call fails at once with a message instead of waiting behind a spinner.
    networkMode: "always",
    retry: (failures, error) =>
      !onServer && failures < 2 && error instanceof ApiError && retryable.includes(error.status),
  },
  mutations: { networkMode: "always", retry: false },
};

export function createQueryClient(): QueryClient {
  const queryCache = new QueryCache({
    onError: (error) => {
      // Pro has ended while the app was open: after a recheck the pages show the gate.
      if (!(error instanceof ApiError) || error.code !== "pro_required") return;
      void client.invalidateQueries({ queryKey: queryKeys.checkPro });
    },
  });
  // An old failure shown next to a new attempt, or its success, would be misleading.
  const mutationCache = new MutationCache({ onMutate: closeFailures, onSuccess: closeFailures });
  const client = new QueryClient({ queryCache, mutationCache, defaultOptions });
  return client;
}

/** The app's client, which lives as long as the document. */
export const queryClient: QueryClient = createQueryClient();
