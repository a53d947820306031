import type { Request } from "@mindreel/contract/engagement/requests";
import { messages } from "@mindreel/messages/engagement/requests";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { type ListedState, requestsQuery } from "#features/engagement/requests/requests.ts";
import { distinct } from "#shared/api/paging.ts";
import { IconBulb } from "#shared/icons/member.ts";
import { format } from "#shared/language/format.ts";
import { VisuallyHidden } from "#shared/ui/plain/text/VisuallyHidden.tsx";
import { EmptyState } from "#shared/ui/states/EmptyState.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { LoadMore } from "#shared/ui/table/LoadMore.tsx";
import { useFirstNew } from "#shared/ui/table/useFirstNew.ts";
import { AnsweredRequest } from "./AnsweredRequest.tsx";
import { OpenRequest } from "./OpenRequest.tsx";
import classes from "./RequestList.module.css";

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
