import { pagePath } from "@mindreel/contract/plain/pages";
import { messages as videos } from "@mindreel/messages/catalogue/videos";
import { page as messages } from "@mindreel/messages/engagement/notes";
import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { Page } from "#app/layouts/page/Page.tsx";
import { NotesOfVideo } from "#features/engagement/notes/NotesOfVideo.tsx";
import { NotesSearch } from "#features/engagement/notes/NotesSearch.tsx";
import { byVideo, notesQuery } from "#features/engagement/notes/notes.ts";
import { saveNotesFile } from "#features/engagement/notes/saveNotesFile.ts";
import { IconNotes } from "#shared/icons/member.ts";
import { IconDownload } from "#shared/icons/site.ts";
import { format } from "#shared/language/format.ts";
import { Rich } from "#shared/language/Rich.tsx";
import type { PrefetchContext } from "#shared/loading/pageModule.ts";
import { useUrlFilters } from "#shared/navigation/useUrlFilters.ts";
import { toastError } from "#shared/toasts/toasts.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";
import { VisuallyHidden } from "#shared/ui/plain/text/VisuallyHidden.tsx";
import { EmptyState } from "#shared/ui/states/EmptyState.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { LoadMore } from "#shared/ui/table/LoadMore.tsx";
import { useFirstNew } from "#shared/ui/table/useFirstNew.ts";
import classes from "./NotesPage.module.css";

export const prefetch = ({ client, params }: PrefetchContext) =>
  client.prefetchInfiniteQuery(notesQuery(params.get("search") ?? ""));

const focusNote = (index: number) =>
  document.querySelectorAll("[data-note]")[index]?.querySelector<HTMLElement>("a, button")?.focus();

/** A member's own notes, which need no pro. */
export function Component() {
  const { params, change } = useUrlFilters();
  const search = params.get("search") ?? "";
  const notes = useInfiniteQuery(notesQuery(search));
  const { data, error, refetch, hasNextPage, isPlaceholderData } = notes;
  const shown = data?.pages.reduce((sum, { results }) => sum + results.length, 0) ?? 0;
  const onLoad = useFirstNew({ count: shown, hasNextPage, isPlaceholderData }, "at the end", focusNote);
  const file = useMutation({ mutationFn: saveNotesFile, onError: ({ message }) => toastError(message) });
  const count = data?.pages[0]?.count ?? 0;
  const none = data !== undefined && count === 0;
  return (
    <Page
      title={messages.title}
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
              <Rich
                text={messages.export}
                tags={{ hidden: (text) => <VisuallyHidden as="span">{text}</VisuallyHidden> }}
              />
            </Button>
          </>
        ),
      })}
    >
      <VisuallyHidden role="status">
        {data !== undefined && search !== "" && format(messages.count, { count })}
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
          title={messages.noneFound}
          text={format(messages.noneHas, { search })}
        />
      ) : none ? (
        <EmptyState
          icon={<IconNotes size={36} stroke={1.5} />}
          title={messages.none}
          text={
            <>
              <span className={classes.keyboard}>{messages.hint}</span>
              <span className={classes.touch}>{messages.touchHint}</span>
            </>
          }
          action={<ButtonLink to={pagePath("home")}>{videos.find}</ButtonLink>}
        />
      ) : (
        <>
          {byVideo(data.pages).map(({ video, notes: about }, place) => (
            <NotesOfVideo key={video.id} video={video} notes={about} place={place} />
          ))}
          {data.pages[0]?.next !== null && <LoadMore query={notes} onLoad={onLoad} />}
        </>
      )}
    </Page>
  );
}
