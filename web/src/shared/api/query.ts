import { QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api.ts";
import { queryKeys } from "./queryKeys.ts";

const passing = [0, 503];

export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error) => {
      // Pro ended while the app was open: the gate takes the place of what does not load any more.
      if (!(error instanceof ApiError) || error.code !== "pro_required") return;
      void queryClient.invalidateQueries({ queryKey: queryKeys.checkPro });
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 10 * 60_000,
      // Without a network a call fails at once with a sentence, instead of waiting behind a spinner.
      networkMode: "always",
      retry: (failures, error) => failures < 2 && error instanceof ApiError && passing.includes(error.status),
    },
    mutations: { networkMode: "always", retry: false },
  },
});
