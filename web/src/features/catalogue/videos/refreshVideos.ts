import type { QueryClient } from "@tanstack/react-query";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";

/** Refetches every list that shows videos, including those of series, and data derived from their descriptions. */
export const refreshVideos = (client: QueryClient) =>
  Promise.all(
    [
      ...[queryKeys.adminVideos, queryKeys.health, queryKeys.videos, queryKeys.found, queryKeys.series],
      ...[queryKeys.chapters, queryKeys.home],
    ].map((queryKey) => client.invalidateQueries({ queryKey })),
  );

/** Runs an undo from a toast. Not a mutation hook, because the component that offered it may be unmounted by then. */
export async function runUndo(client: QueryClient, message: string, undo: () => Promise<unknown>): Promise<void> {
  try {
    await undo();
    toastSuccess(message);
  } catch (error) {
    toastError(error instanceof Error ? error.message : String(error));
  }
  await refreshVideos(client);
}
