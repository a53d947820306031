import type { CategoryWords, TranslatedWords, VideoWords } from "@mindreel/contract/catalogue/translations";
import type { Language } from "@mindreel/contract/plain/languages";
import { messages } from "@mindreel/messages/catalogue/translations";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { refreshVideos } from "#features/catalogue/videos/refreshVideos.ts";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { toastSuccess } from "#shared/toasts/toasts.ts";

export type Words = VideoWords;
type Translated = TranslatedWords<Words>;

/** How translations are read and written. */
interface Calls {
  readonly read: (id: string, signal: AbortSignal) => Promise<Translated>;
  readonly write: (id: string, change: Change) => Promise<Translated>;
}

interface Change {
  readonly language: Language;
  readonly words: Words;
  /** The words that were changed. */
  readonly before: Partial<Words>;
}

/** A category's name is its title. */
const titled = (names: TranslatedWords<CategoryWords>): Translated =>
  Object.fromEntries(
    Object.entries(names).map(([language, { name, ...others }]) => [
      language,
      { ...(name && { title: name }), ...others },
    ]),
  );

const bodyOf = ({ language, words: { title, description }, before }: Change) => ({
  ...{ language, title, description, before },
});

const calls = {
  video: {
    read: (id, signal) => call("GET /api/admin/v1/videos/{id}/translations/", { params: { id }, signal }),
    write: (id, change) =>
      call("PUT /api/admin/v1/videos/{id}/translations/", { params: { id }, body: bodyOf(change) }),
  },
  series: {
    read: (id, signal) => call("GET /api/admin/v1/series/{id}/translations/", { params: { id }, signal }),
    write: (id, change) =>
      call("PUT /api/admin/v1/series/{id}/translations/", { params: { id }, body: bodyOf(change) }),
  },
  category: {
    read: async (id, signal) =>
      titled(await call("GET /api/admin/v1/categories/{id}/translations/", { params: { id }, signal })),
    write: async (id, { language, words, before }) => {
      const { title, ...others } = before;
      const { title: name, description } = words;
      const body = { language, name, description, before: { ...(title && { name: title }), ...others } };
      return titled(await call("PUT /api/admin/v1/categories/{id}/translations/", { params: { id }, body }));
    },
  },
} satisfies Record<string, Calls>;
export type Kind = keyof typeof calls;

/** Refetched each time, so that it does not overwrite what others wrote meanwhile. */
export const translationsQuery = (kind: Kind, id: number) =>
  queryOptions({
    queryKey: ["translations", kind, id],
    queryFn: ({ signal }) => calls[kind].read(String(id), signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

export function useTranslate(kind: Kind, id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: Change) => calls[kind].write(String(id), change),
    // Somebody else may have changed them.
    onError: () => client.invalidateQueries({ queryKey: translationsQuery(kind, id).queryKey }),
    onSuccess: async (translated) => {
      client.setQueryData(translationsQuery(kind, id).queryKey, translated);
      toastSuccess(messages.saved);
      if (kind === "category") await client.invalidateQueries({ queryKey: queryKeys.categories });
      await refreshVideos(client);
    },
  });
}
