import type { Caption, KeptCaption } from "@mindreel/contract/catalogue/captions";
import { messages } from "@mindreel/messages/catalogue/captions";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { format } from "#shared/language/format.ts";
import { toastError, toastSuccess, toastUndo } from "#shared/toasts/toasts.ts";
import { nameOf } from "./captionNames.ts";
import { captionParams, refreshCaptions } from "./captions.ts";

const removed = (video: number, caption: number) =>
  call("DELETE /api/category/v1/video/{id}/captions/{caption}/", { params: captionParams(video, caption) });
const restored = (video: number, caption: number) =>
  call("POST /api/category/v1/video/{id}/captions/{caption}/restore/", { params: captionParams(video, caption) });

async function undo(client: QueryClient, message: string, steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  try {
    for (const step of steps) await step();
    toastSuccess(message);
  } catch (error) {
    toastError(error instanceof Error ? error.message : String(error));
  }
  await refreshCaptions(client);
}

/** Captions that were stored for a video. */
export interface SavedCaptions {
  readonly video: number;
  readonly kept: KeptCaption;
}

/** Reports what was added, and offers an undo: removes it, or restores what it replaced. */
export function toastKept(client: QueryClient, all: readonly SavedCaptions[]): void {
  const [only] = all;
  if (only === undefined) return;
  const name = nameOf(only.kept.caption);
  const message =
    all.length > 1
      ? format(messages.filesUploaded, { count: all.length })
      : format(only.kept.replaced === null ? messages.added : messages.replaced, { name });
  const steps = all.map(
    ({ video, kept: { caption, replaced } }) =>
      () =>
        replaced === null ? removed(video, caption.id) : restored(video, replaced),
  );
  toastUndo(message, () => void undo(client, messages.asTheyWere, steps));
}

export function useRemoveCaption(video: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Caption) => removed(video, id),
    onSuccess: async (_, caption) => {
      toastUndo(format(messages.removed, { name: nameOf(caption) }), () => {
        void undo(client, messages.restored, [() => restored(video, caption.id)]);
      });
      await refreshCaptions(client);
    },
    onError: (error) => toastError(error.message),
  });
}

/** Imports the captions that the source's playlist lists. */
export function useTakeCaptions(video: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call("POST /api/category/v1/video/{id}/captions/import/", { params: { id: String(video) } }),
    onSuccess: async ({ kept, failed }) => {
      toastKept(
        client,
        kept.map((each) => ({ video, kept: each })),
      );
      for (const { label, message } of failed) toastError(`${label}: ${message}`);
      await refreshCaptions(client);
    },
    onError: (error) => toastError(error.message),
  });
}
