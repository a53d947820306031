import type { Follows } from "@mindreel/contract/notices/follows";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { runMutation } from "#shared/api/runMutation.ts";
import { toastError } from "#shared/toasts/toasts.ts";

/** The categories and series that the member follows. */
export const followsQuery = queryOptions<Follows>({
  queryKey: queryKeys.follows,
  queryFn: ({ signal }) => call("GET /api/notices/v1/follows/", { signal }),
});

export interface Followable {
  readonly kind: keyof Follows;
  readonly id: number;
  readonly name: string;
}

export const isFollowed = (follows: Follows, { kind, id }: Followable) => follows[kind].some((each) => each.id === id);

const send = ({ kind, id }: Followable, followed: boolean) => {
  const params = { id: String(id) };
  if (kind === "categories") {
    return followed
      ? call("PUT /api/notices/v1/categories/{id}/follow/", { params })
      : call("DELETE /api/notices/v1/categories/{id}/follow/", { params });
  }
  return followed
    ? call("PUT /api/notices/v1/series/{id}/follow/", { params })
    : call("DELETE /api/notices/v1/series/{id}/follow/", { params });
};

/** Follows or unfollows something, optimistically. */
export function setFollowed(client: QueryClient, thing: Followable, followed: boolean): void {
  const { queryKey } = followsQuery;
  const { kind, id, name } = thing;
  runMutation(client, {
    scope: { id: `follow-${kind}-${id}` },
    mutationFn: () => send(thing, followed),
    onMutate: async () => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (follows) => {
        if (follows === undefined) return follows;
        const others = follows[kind].filter((each) => each.id !== id);
        return { ...follows, [kind]: followed ? [...others, { id, name }] : others };
      });
    },
    onError: ({ message }) => {
      toastError(message);
      void client.invalidateQueries({ queryKey });
    },
  });
}
