import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "#shared/api.ts";

const passing = [0, 503];

export const queryClient = new QueryClient({
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
