import { Text } from "@mantine/core";
import type { AdminRequest } from "@mindreel/contract/engagement/request-admin";
import { pagePath } from "@mindreel/contract/plain/pages";
import { messages } from "@mindreel/messages/engagement/request-admin";
import { format, numberOf } from "#shared/language/format.ts";
import { momentOf } from "#shared/time/dates.ts";
import { PageLink } from "#shared/ui/links/PageLink.tsx";
import type { Column } from "#shared/ui/table/DataTable.tsx";

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

export const facts: readonly Column<AdminRequest>[] = [
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
