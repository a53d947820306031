import { Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { HealthIssue, VideoWithIssue } from "@mindreel/contract/catalogue/library-health";
import { limits } from "@mindreel/contract/plain/limits";
import { pagePath } from "@mindreel/contract/plain/pages";
import { messages } from "@mindreel/messages/catalogue/library-health";
import { messages as moves } from "@mindreel/messages/catalogue/video-admin";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useChangeVideos } from "#features/catalogue/video-admin/bulk/changeVideos.ts";
import { useDeleteVideos } from "#features/catalogue/video-admin/bulk/deleteVideos.ts";
import { MoveModal } from "#features/catalogue/video-admin/bulk/MoveModal.tsx";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { format } from "#shared/language/format.ts";
import { Rich } from "#shared/language/Rich.tsx";
import { withQuery } from "#shared/navigation/withQuery.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";
import { Confirm } from "#shared/ui/dialogs/Confirm.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";
import { RowActions } from "#shared/ui/table/RowActions.tsx";

interface Props {
  readonly issue: HealthIssue;
  readonly video: VideoWithIssue;
}

/** The row disappears together with the button that had the focus. */
const leaveRow = () => document.getElementById("main")?.focus({ preventScroll: true });

/** Which sources can supply what is missing: YouTube provides no description, a file neither. */
const fillableFrom: Partial<Record<HealthIssue, readonly VideoWithIssue["source_kind"][]>> = {
  no_still: ["youtube", "vimeo"],
  no_description: ["vimeo"],
};

/** The actions for a video's issue, starting with the one that fixes it. */
export function FixActions({ issue, video }: Props) {
  const { id, title, source_kind } = video;
  return (
    <RowActions name={title}>
      {issue === "dead" && <CheckAgain video={video} />}
      {issue === "uncategorised" && <ChooseCategory video={video} />}
      {fillableFrom[issue]?.includes(source_kind) && <TakeFromProvider issue={issue} video={video} />}
      {issue === "unwatched" && (
        <ButtonLink
          size="xs"
          variant="default"
          to={withQuery(pagePath("home"), { search: title })}
          aria-label={format(messages.openLabel, { title })}
        >
          {messages.open}
        </ButtonLink>
      )}
      <ButtonLink
        size="xs"
        variant="default"
        to={pagePath("video", { id })}
        aria-label={format(messages.editLabel, { title })}
      >
        {messages.edit}
      </ButtonLink>
      {(issue === "dead" || issue === "duplicate" || issue === "unwatched") && <Delete video={video} />}
    </RowActions>
  );
}

function CheckAgain({ video }: { readonly video: VideoWithIssue }) {
  const check = useCheckVideo(video, leaveRow);
  return (
    <Button
      size="xs"
      variant="default"
      aria-label={format(messages.checkAgainLabel, { title: video.title })}
      loading={check.isPending}
      onClick={() => check.mutate()}
    >
      {messages.checkAgain}
    </Button>
  );
}

function TakeFromProvider({ issue, video }: Props) {
  const fill = useFillVideo(video, leaveRow);
  const words = issue === "no_still" ? messages.takeStill : messages.takeDescription;
  return (
    <Button
      size="xs"
      aria-label={format(messages.labelled, { words, title: video.title })}
      loading={fill.isPending}
      onClick={() => fill.mutate()}
    >
      {words}
    </Button>
  );
}

function ChooseCategory({ video: { id, title } }: { readonly video: VideoWithIssue }) {
  const [opened, { open, close }] = useDisclosure();
  const change = useChangeVideos();
  return (
    <>
      <Button size="xs" aria-label={format(messages.chooseCategoryLabel, { title })} onClick={open}>
        {messages.chooseCategory}
      </Button>
      <MoveModal
        what={title}
        opened={opened}
        pending={change.isPending}
        onClose={close}
        onMove={({ id: category, name }) =>
          change.mutate(
            { change: { videos: [{ id, category }] }, done: (count) => format(moves.done.moved, { count, name }) },
            { onSuccess: leaveRow },
          )
        }
      />
    </>
  );
}

function Delete({ video: { id, title } }: { readonly video: VideoWithIssue }) {
  const [asking, { open, close }] = useDisclosure();
  const remove = useDeleteVideos();
  return (
    <>
      <Button size="xs" variant="light" danger aria-label={format(messages.deleteLabel, { title })} onClick={open}>
        {messages.delete}
      </Button>
      <Confirm
        opened={asking}
        onClose={close}
        label={format(messages.deleteLabel, { title })}
        title={messages.deleteTitle}
        confirm={messages.delete}
        pending={remove.isPending}
        onConfirm={() => remove.mutate([id], { onSuccess: leaveRow, onError: close })}
      >
        <Text>
          <Rich
            text={messages.deleteText}
            values={{ title, days: limits.deletedDays }}
            tags={{ strong: (text) => <strong>{text}</strong> }}
          />
        </Text>
      </Confirm>
    </>
  );
}

/** Checks with the provider again whether a video plays. */
function useCheckVideo({ id, title }: VideoWithIssue, onFixed: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call("POST /api/admin/v1/health/videos/{id}/check/", { params: { id: String(id) } }),
    onSuccess: async ({ state, message }) => {
      if (state === "found") toastSuccess(format(messages.playsAgain, { title }));
      else toastError(message ?? messages.doesNotPlay);
      await client.invalidateQueries({ queryKey: queryKeys.health });
      if (state === "found") onFixed();
    },
    onError: (error) => toastError(error.message),
  });
}

/** Fetches a missing still or description from the video's provider. */
function useFillVideo({ id, title }: VideoWithIssue, onFixed: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call("POST /api/admin/v1/health/videos/{id}/fill/", { params: { id: String(id) } }),
    onSuccess: async ({ filled, message }) => {
      if (filled.length > 0)
        toastSuccess(format(messages.filled[filled.length > 1 ? "both" : (filled[0] ?? "still")], { title }));
      else toastError(message ?? messages.nothingToTake);
      const changed = [queryKeys.health, queryKeys.adminVideos, queryKeys.videos];
      await Promise.all(changed.map((queryKey) => client.invalidateQueries({ queryKey })));
      if (filled.length > 0) onFixed();
    },
    onError: (error) => toastError(error.message),
  });
}
