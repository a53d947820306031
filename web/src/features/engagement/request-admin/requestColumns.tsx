import { Text } from "@mantine/core";
import type { AdminRequest } from "@mindreel/contract/engagement/request-admin";
import { pagePath } from "@mindreel/contract/wire/pages";
import { momentOf } from "#shared/dates.ts";
import { PageLink } from "#shared/ui/PageLink.tsx";
import type { Column } from "#shared/ui/table/DataTable.tsx";

function Wish({ request: { text, merged } }: { readonly request: AdminRequest }) {
  return (
    <>
      <Text fw={560} style={{ overflowWrap: "anywhere" }}>
        {text}
      </Text>
      {merged.map((other) => (
        <Text key={other.id} size="sm" c="dimmed" style={{ overflowWrap: "anywhere" }}>
          Also: {other.text}
        </Text>
      ))}
    </>
  );
}

function Askers({ request: { askers } }: { readonly request: AdminRequest }) {
  if (askers.length === 0) return <Text c="dimmed">Somebody who left</Text>;
  return askers.map(({ id, username }) => (
    <div key={id}>
      <PageLink to={pagePath("member", { id })}>{username}</PageLink>
    </div>
  ));
}

function Standing({ request: { state, video, told } }: { readonly request: AdminRequest }) {
  if (state === "declined") return "Not planned";
  if (video === null) return "Open";
  const upcoming = video.release_at !== null && Date.parse(video.release_at) > Date.now();
  return (
    <>
      {video.deleted ? video.title : <PageLink to={pagePath("video", { id: video.id })}>{video.title}</PageLink>}
      <Text size="xs" c="dimmed">
        {video.deleted
          ? "Deleted: members see the request as open"
          : upcoming && video.release_at !== null
            ? `From ${momentOf(video.release_at)} (UTC) on`
            : told === 1
              ? "1 member told"
              : `${told} members told`}
      </Text>
    </>
  );
}

export const facts: readonly Column<AdminRequest>[] = [
  { name: "Request", render: (request) => <Wish request={request} /> },
  { name: "Votes", render: ({ votes }) => votes.toLocaleString("en"), tight: true },
  { name: "Asked by", render: (request) => <Askers request={request} />, tight: true },
  {
    name: "Asked (UTC)",
    render: ({ asked_at }) => <time dateTime={asked_at}>{momentOf(asked_at)}</time>,
    tight: true,
  },
  { name: "Standing", render: (request) => <Standing request={request} /> },
];
