import type { MutationOptions, QueryClient } from "@tanstack/react-query";

/**
 * Runs a mutation without a hook: a list of hundreds of cards would otherwise keep an observer for each button. Results
 * are reported by the options' callbacks.
 */
export function runMutation<Data>(client: QueryClient, options: MutationOptions<Data>): void {
  client
    .getMutationCache()
    .build(client, options)
    .execute()
    .catch(() => undefined);
}
