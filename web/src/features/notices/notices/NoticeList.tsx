import type { Notice } from "@mindreel/contract/notices/notices";
import { pagePath } from "@mindreel/contract/plain/pages";
import { list as messages } from "@mindreel/messages/notices/notices";
import { type QueryClient, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { runMutation } from "#shared/api/runMutation.ts";
import { format } from "#shared/language/format.ts";
import { Link } from "#shared/navigation/Link.tsx";
import { Thumbnail } from "#shared/picture/Thumbnail.tsx";
import { dayOf } from "#shared/time/dates.ts";
import { toastError } from "#shared/toasts/toasts.ts";
import { TextButton } from "#shared/ui/plain/buttons/TextButton.tsx";
import { Title } from "#shared/ui/plain/text/Title.tsx";
import { VisuallyHidden } from "#shared/ui/plain/text/VisuallyHidden.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import classes from "./NoticeList.module.css";
import { unreadQuery } from "./unread.ts";

/** The member's latest notices. */
export function NoticeList() {
  const client = useQueryClient();
  const title = useRef<HTMLHeadingElement>(null);
  const { data: notices, error, refetch } = useQuery(noticesQuery);
  const readAll = () => {
    // The pressed button disappears.
    title.current?.focus();
    markAllRead(client);
  };
  return (
    <div className={classes.notices}>
      <div className={classes.head}>
        <Title ref={title} order={2} size={3} tabIndex={-1} className={classes.heading}>
          {messages.title}
        </Title>
        {notices?.some(({ read }) => !read) && <TextButton onClick={readAll}>{messages.readAll}</TextButton>}
      </div>
      {notices === undefined &&
        (error === null ? <FullSpinner /> : <ErrorState error={error} onRetry={() => void refetch()} />)}
      {notices?.length === 0 && (
        <div className={classes.none}>
          <p className={classes.title}>{messages.none}</p>
          <p className={classes.why}>{messages.noneHint}</p>
        </div>
      )}
      <ul className={classes.list}>
        {notices?.map((notice, place) => (
          <li key={`${notice.kind} ${notice.id}`}>
            <OneNotice notice={notice} place={place} />
          </li>
        ))}
      </ul>
      <Link className={classes.choose} to={pagePath("notices")} onClick={({ currentTarget }) => close(currentTarget)}>
        {messages.choose}
      </Link>
    </div>
  );
}

const close = (within: Element) => within.closest<HTMLElement>("[popover]")?.hidePopover();

function whyOf({ kind, about }: Notice): string {
  if (about === null) return messages.newVideo;
  return kind === "answer" ? format(messages.wanted, { text: about }) : format(messages.newIn, { name: about });
}

function OneNotice({ notice, place }: { readonly notice: Notice; readonly place: number }) {
  const client = useQueryClient();
  const { video, read, created_at } = notice;
  return (
    <Link
      className={classes.notice}
      to={pagePath("watch", { id: video.id })}
      onClick={({ currentTarget }) => {
        if (!read) markRead(client, notice);
        close(currentTarget);
      }}
    >
      <span className={classes.still}>
        <Thumbnail key={video.videos_thumbnail} video={video} place={place + 1} sizes="96px" />
      </span>
      <span className={classes.words}>
        <span className={classes.title} dir="auto">
          {video.title}
        </span>
        <span className={classes.why}>{whyOf(notice)}</span>
        <time className={classes.why} dateTime={created_at}>
          {dayOf(created_at)}
        </time>
      </span>
      {!read && (
        <span className={classes.unread}>
          <VisuallyHidden>{messages.unread}</VisuallyHidden>
        </span>
      )}
    </Link>
  );
}

/** The member's latest notices. */
export const noticesQuery = queryOptions<Notice[]>({
  queryKey: [...queryKeys.notices, "list"],
  queryFn: ({ signal }) => call("GET /api/notices/v1/notices/", { signal }),
  // Always refetched: there may be new ones each time.
  staleTime: 0,
});

/** Marks notices as read, optimistically. */
function mark(client: QueryClient, which: (notice: Notice) => boolean, send: () => Promise<unknown>): void {
  runMutation(client, {
    mutationFn: send,
    onMutate: async () => {
      await client.cancelQueries({ queryKey: queryKeys.notices });
      const list = client
        .getQueryData(noticesQuery.queryKey)
        ?.map((notice) => (which(notice) ? { ...notice, read: true } : notice));
      if (list === undefined) return;
      client.setQueryData(noticesQuery.queryKey, list);
      client.setQueryData(unreadQuery.queryKey, list.filter(({ read }) => !read).length);
    },
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.requestAnswers }),
    onError: ({ message }) => {
      toastError(message);
      void client.invalidateQueries({ queryKey: queryKeys.notices });
    },
  });
}

export const markRead = (client: QueryClient, { kind, id }: Notice) =>
  mark(
    client,
    (notice) => notice.kind === kind && notice.id === id,
    () => call("PUT /api/notices/v1/notices/{kind}/{id}/read/", { params: { kind, id: String(id) } }),
  );

export const markAllRead = (client: QueryClient) =>
  mark(
    client,
    () => true,
    () => call("POST /api/notices/v1/read/"),
  );
