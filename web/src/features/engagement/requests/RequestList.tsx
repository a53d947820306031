import type { AnswerVideo, Request } from "@mindreel/contract/engagement/requests";
import { pagePath } from "@mindreel/contract/plain/pages";
import { messages } from "@mindreel/messages/engagement/requests";
import { type QueryClient, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { call } from "#shared/api/api.ts";
import { distinct } from "#shared/api/paging.ts";
import { runMutation } from "#shared/api/runMutation.ts";
import { filled, outline } from "#shared/icons/icon.tsx";
import { IconBulb } from "#shared/icons/member.ts";
import { format } from "#shared/language/format.ts";
import { Link } from "#shared/navigation/Link.tsx";
import { Thumbnail } from "#shared/picture/Thumbnail.tsx";
import { toastError } from "#shared/toasts/toasts.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { VisuallyHidden } from "#shared/ui/plain/text/VisuallyHidden.tsx";
import { EmptyState } from "#shared/ui/states/EmptyState.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { LoadMore } from "#shared/ui/table/LoadMore.tsx";
import { useFirstNew } from "#shared/ui/table/useFirstNew.ts";
import classes from "./RequestList.module.css";
import { type ListedState, refreshRequests, replaceRequest, requestsQuery } from "./requests.ts";

/** Open or answered requests, loaded page by page. */
export function RequestList({ state }: { readonly state: ListedState }) {
  const query = useInfiniteQuery(requestsQuery(state));
  const { data, error, hasNextPage, isPlaceholderData } = query;
  const all = distinct(data?.pages ?? []);
  const list = useRef<HTMLUListElement>(null);
  const onLoad = useFirstNew({ count: all.length, hasNextPage, isPlaceholderData }, "always", (index) =>
    list.current?.children[index]?.querySelector<HTMLElement>("button, a")?.focus(),
  );
  if (data === undefined) {
    return error === null ? <FullSpinner /> : <ErrorState error={error} onRetry={() => void query.refetch()} />;
  }
  if (all.length === 0) {
    const { title, text } = messages.none[state];
    return <EmptyState icon={<IconBulb size={36} stroke={1.5} />} title={title} text={text} />;
  }
  const count = data.pages.at(-1)?.count ?? 0;
  return (
    <>
      <VisuallyHidden role="status">{format(messages.count, { count })}</VisuallyHidden>
      <ul ref={list} className={classes.list}>
        {all.map((request, place) => (
          <li key={request.id} className={classes.item}>
            <Item request={request} place={place} />
          </li>
        ))}
      </ul>
      {(hasNextPage || data.pages.length > 1) && <LoadMore query={query} onLoad={onLoad} />}
    </>
  );
}

function Item({ request, place }: { readonly request: Request; readonly place: number }) {
  return request.video === null ? (
    <OpenRequest request={request} />
  ) : (
    <AnsweredRequest request={request} video={request.video} place={place} />
  );
}

interface AnsweredRequestProps {
  readonly request: Request;
  readonly video: AnswerVideo;
  readonly place: number;
}

/** The video that answers a request. */
function AnsweredRequest({ request: { text, voted }, video, place }: AnsweredRequestProps) {
  return (
    <Link className={classes.answer} to={pagePath("watch", { id: video.id })}>
      <span className={classes.still}>
        <Thumbnail key={video.videos_thumbnail} video={video} place={place + 1} sizes="144px" />
      </span>
      <span className={classes.words}>
        <span className={classes.title} dir="auto">
          {video.title}
        </span>
        <span className={classes.asked}>{format(voted ? messages.wanted : messages.asked, { text })}</span>
      </span>
    </Link>
  );
}

const IconArrowBigUp = outline(
  "M9 20v-8h-3.586a1 1 0 0 1 -.707 -1.707l6.586 -6.586a1 1 0 0 1 1.414 0l6.586 6.586a1 1 0 0 1 -.707 1.707h-3.586v8a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1",
);
const IconArrowBigUpFilled = filled(
  "M10.586 3l-6.586 6.586a2 2 0 0 0 -.434 2.18l.068 .145a2 2 0 0 0 1.78 1.089h2.586v7a2 2 0 0 0 2 2h4l.15 -.005a2 2 0 0 0 1.85 -1.995l-.001 -7h2.587a2 2 0 0 0 1.414 -3.414l-6.586 -6.586a2 2 0 0 0 -2.828 0z",
);

/** An open request, with a button to vote for it. */
function OpenRequest({ request }: { readonly request: Request }) {
  const client = useQueryClient();
  const { text, state, votes, voted, asked } = request;
  const words = format(messages.votes, { count: votes });
  const Icon = voted ? IconArrowBigUpFilled : IconArrowBigUp;
  return (
    <div className={classes.request}>
      <Button
        className={classes.vote}
        variant={voted ? "light" : "default"}
        size="sm"
        aria-pressed={voted}
        aria-label={format(messages.votesFor, { votes: words, text })}
        leftSection={<Icon size={18} aria-hidden="true" />}
        onClick={() => voteFor(client, request, !voted)}
      >
        {words}
      </Button>
      <div className={classes.openRequestWords}>
        <p className={classes.text} dir="auto">
          {text}
        </p>
        {state === "declined" ? (
          <p className={classes.note}>{messages.notPlanned}</p>
        ) : (
          asked && <p className={classes.note}>{messages.yours}</p>
        )}
      </div>
    </div>
  );
}

/** Votes for a request or withdraws the vote, optimistically. */
function voteFor(client: QueryClient, request: Request, voted: boolean): void {
  const mutationKey = ["vote", request.id];
  runMutation(client, {
    mutationKey,
    scope: { id: `vote-${request.id}` },
    mutationFn: () =>
      call("PUT /api/requests/v1/requests/{id}/vote/", { params: { id: String(request.id) }, body: { voted } }),
    onMutate: () => replaceRequest(client, { ...request, voted, votes: request.votes + (voted ? 1 : -1) }),
    onSuccess: (answer) => {
      if (client.isMutating({ mutationKey }) === 1) replaceRequest(client, answer);
    },
    onError: ({ message }) => {
      toastError(message);
      void refreshRequests(client);
    },
  });
}
