import type { MutationOptions, QueryClient } from "@tanstack/react-query";

/**
 * Runs a mutation without a hook: a list of hundreds of cards would otherwise keep an observer for each button. Results
 * are reported by the options' callbacks.
 */
export function runMutation<Answer>(client: QueryClient, options: MutationOptions<Answer>): void {
  client
    .getMutationCache()
    .build(client, options)
    .execute()
    .catch(() => undefined);
}
