import { Text } from "@mantine/core";
import type { AdminRequest } from "@mindreel/contract/engagement/request-admin";
import { pagePath } from "@mindreel/contract/plain/pages";
import { messages } from "@mindreel/messages/engagement/request-admin";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { distinct } from "#shared/api/paging.ts";
import { IconBulb } from "#shared/icons/member.ts";
import { format, numberOf } from "#shared/language/format.ts";
import { momentOf } from "#shared/time/dates.ts";
import { PageLink } from "#shared/ui/links/PageLink.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { VisuallyHidden } from "#shared/ui/plain/text/VisuallyHidden.tsx";
import { EmptyState } from "#shared/ui/states/EmptyState.tsx";
import type { Column } from "#shared/ui/table/DataTable.tsx";
import { PagedTable } from "#shared/ui/table/PagedTable.tsx";
import { RowActions } from "#shared/ui/table/RowActions.tsx";
import { SelectRow } from "#shared/ui/table/selection/SelectRow.tsx";
import { createSelection, useSelected } from "#shared/ui/table/selection/selection.ts";
import { AnswerModal } from "./AnswerModal.tsx";
import {
  type AdminRequestsFilter,
  adminRequestsQuery,
  useAnswer,
  useDecline,
  useDeleteRequest,
} from "./adminRequests.ts";
import { MergeBar } from "./MergeBar.tsx";

/** Members' requests, with the actions on them. */
export function RequestsTable({ filter }: { readonly filter: AdminRequestsFilter }) {
  const query = useInfiniteQuery(adminRequestsQuery(filter));
  const [selection] = useState(createSelection);
  const selected = useSelected(selection);
  // All rows share one dialog.
  const [answered, setAnswered] = useState<AdminRequest | null>(null);
  const [answering, setAnswering] = useState(false);
  // A request that has left the list is no longer selected.
  const chosen = useMemo(
    () => distinct(query.data?.pages ?? []).filter(({ id }) => selected.has(id)),
    [query.data, selected],
  );

  const columns = useMemo<readonly Column<AdminRequest>[]>(() => {
    const answer = (request: AdminRequest) => {
      setAnswered(request);
      setAnswering(true);
    };
    return [
      {
        name: () => messages.select,
        render: ({ id, text }) => <SelectRow selection={selection} id={id} name={text} />,
        tight: true,
        narrow: "select",
      },
      ...facts,
      {
        name: () => messages.actions,
        render: (request) => <RequestActions request={request} onAnswer={() => answer(request)} />,
        tight: true,
        narrow: "actions",
      },
    ];
  }, [selection]);

  return (
    <>
      <PagedTable
        label={messages.title}
        columns={columns}
        query={query}
        empty={<EmptyState icon={<IconBulb size={36} stroke={1.5} />} title={messages.none} text={messages.noneText} />}
      />
      {chosen.length > 0 && <MergeBar chosen={chosen} onDone={() => selection.set([])} />}
      {answered !== null && (
        <AnswerModal key={answered.id} request={answered} opened={answering} onClose={() => setAnswering(false)} />
      )}
    </>
  );
}

interface RequestActionsProps {
  readonly request: AdminRequest;
  readonly onAnswer: () => void;
}

function RequestActions({ request, onAnswer }: RequestActionsProps) {
  const { mutate: answer } = useAnswer();
  const { mutate: decline } = useDecline();
  const { mutate: remove } = useDeleteRequest();
  const name = <VisuallyHidden as="span">&nbsp;{request.text}</VisuallyHidden>;
  // With a filter, the row disappears together with the button that had the focus.
  const leave = () => document.getElementById("main")?.focus({ preventScroll: true });
  return (
    <RowActions name={request.text}>
      {request.state === "open" && (
        <>
          <Button size="xs" variant="default" aria-haspopup="dialog" onClick={onAnswer}>
            {messages.answer} {name}
          </Button>
          <Button
            size="xs"
            variant="default"
            onClick={() => decline({ request, declined: true }, { onSuccess: leave })}
          >
            {messages.decline} {name}
          </Button>
        </>
      )}
      {request.state === "answered" && (
        <Button size="xs" variant="default" onClick={() => answer({ request, video: null }, { onSuccess: leave })}>
          {messages.takeBack} {name}
        </Button>
      )}
      {request.state === "declined" && (
        <Button size="xs" variant="default" onClick={() => decline({ request, declined: false }, { onSuccess: leave })}>
          {messages.openAgain} {name}
        </Button>
      )}
      <Button size="xs" variant="light" danger onClick={() => remove(request, { onSuccess: leave })}>
        {messages.delete} {name}
      </Button>
    </RowActions>
  );
}

function Wish({ request: { text, merged } }: { readonly request: AdminRequest }) {
  return (
    <>
      <Text fw={560} style={{ overflowWrap: "anywhere" }}>
        {text}
      </Text>
      {merged.map((other) => (
        <Text key={other.id} size="sm" c="dimmed" style={{ overflowWrap: "anywhere" }}>
          {format(messages.also, { text: other.text })}
        </Text>
      ))}
    </>
  );
}

function Askers({ request: { askers } }: { readonly request: AdminRequest }) {
  if (askers.length === 0) return <Text c="dimmed">{messages.somebody}</Text>;
  return askers.map(({ id, username }) => (
    <div key={id}>
      <PageLink to={pagePath("member", { id })}>{username}</PageLink>
    </div>
  ));
}

function Standing({ request: { state, video, told } }: { readonly request: AdminRequest }) {
  if (state === "declined") return messages.states.declined;
  if (video === null) return messages.states.open;
  const upcoming = video.release_at !== null && Date.parse(video.release_at) > Date.now();
  return (
    <>
      {video.deleted ? video.title : <PageLink to={pagePath("video", { id: video.id })}>{video.title}</PageLink>}
      <Text size="xs" c="dimmed">
        {video.deleted
          ? messages.deletedVideo
          : upcoming && video.release_at !== null
            ? format(messages.fromOn, { moment: momentOf(video.release_at) })
            : format(messages.membersTold, { count: told })}
      </Text>
    </>
  );
}

const facts: readonly Column<AdminRequest>[] = [
  { name: () => messages.request, render: (request) => <Wish request={request} /> },
  { name: () => messages.votes, render: ({ votes }) => numberOf(votes), tight: true, end: true, narrow: "named" },
  { name: () => messages.askedBy, render: (request) => <Askers request={request} />, tight: true },
  {
    name: () => messages.asked,
    render: ({ asked_at }) => <time dateTime={asked_at}>{momentOf(asked_at)}</time>,
    tight: true,
  },
  { name: () => messages.standing, render: (request) => <Standing request={request} /> },
];
