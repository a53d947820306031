import { pagePath } from "@mindreel/contract/wire/pages";
import { IconDownload, IconNotes } from "@tabler/icons-react";
import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { Page } from "#app/parts/Page.tsx";
import { useUrlFilters } from "#app/parts/useUrlFilters.ts";
import { NotesOfVideo } from "#features/engagement/notes/NotesOfVideo.tsx";
import { NotesSearch } from "#features/engagement/notes/NotesSearch.tsx";
import { byVideo, notesQuery } from "#features/engagement/notes/notes.ts";
import { saveNotesFile } from "#features/engagement/notes/saveNotesFile.ts";
import type { PrefetchContext } from "#shared/pageModule.ts";
import { toastError } from "#shared/toasts/toasts.ts";
import { Button } from "#shared/ui/plain/Button.tsx";
import { ButtonLink } from "#shared/ui/plain/ButtonLink.tsx";
import { VisuallyHidden } from "#shared/ui/plain/VisuallyHidden.tsx";
import { EmptyState } from "#shared/ui/states/EmptyState.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { LoadMore } from "#shared/ui/table/LoadMore.tsx";

export const prefetch = ({ client, params }: PrefetchContext) =>
  client.prefetchInfiniteQuery(notesQuery(params.get("search") ?? ""));

/** A member's own notes, with or without pro. */
export function Component() {
  const { params, change } = useUrlFilters();
  const search = params.get("search") ?? "";
  const notes = useInfiniteQuery(notesQuery(search));
  const { data, error, refetch } = notes;
  const file = useMutation({ mutationFn: saveNotesFile, onError: ({ message }) => toastError(message) });
  const count = data?.pages[0]?.count ?? 0;
  const none = data !== undefined && count === 0;
  return (
    <Page
      title="Notes"
      {...((count > 0 || search !== "") && {
        tools: (
          <>
            <NotesSearch searched={search} onSearch={(words) => change("search", words)} />
            <Button
              variant="default"
              leftSection={<IconDownload size={18} aria-hidden="true" />}
              loading={file.isPending}
              onClick={() => file.mutate()}
            >
              Export<VisuallyHidden as="span">&nbsp;all notes as Markdown</VisuallyHidden>
            </Button>
          </>
        ),
      })}
    >
      <VisuallyHidden role="status">
        {data !== undefined && search !== "" && (count === 1 ? "1 note" : `${count} notes`)}
      </VisuallyHidden>
      {data === undefined ? (
        error === null ? (
          <FullSpinner />
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )
      ) : none && search !== "" ? (
        <EmptyState
          icon={<IconNotes size={36} stroke={1.5} />}
          title="No notes found"
          text={`None of your notes has “${search}”.`}
        />
      ) : none ? (
        <EmptyState
          icon={<IconNotes size={36} stroke={1.5} />}
          title="No notes yet"
          text="Press N while you watch, and write down what you want to find again. Nobody but you sees it."
          action={<ButtonLink to={pagePath("home")}>Find videos</ButtonLink>}
        />
      ) : (
        <>
          {byVideo(data.pages).map(({ video, notes: about }, place) => (
            <NotesOfVideo key={video.id} video={video} notes={about} place={place} />
          ))}
          {data.pages[0]?.next !== null && <LoadMore query={notes} onLoad={() => undefined} />}
        </>
      )}
    </Page>
  );
}
