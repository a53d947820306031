import { Button, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { AilingVideo, Ailment } from "@mindreel/contract/catalogue/library-health";
import { limits } from "@mindreel/contract/wire/limits";
import { pagePath } from "@mindreel/contract/wire/pages";
import { useChangeVideos } from "#features/catalogue/video-admin/changeVideos.ts";
import { useDeleteVideos } from "#features/catalogue/video-admin/deleteVideos.ts";
import { MoveModal } from "#features/catalogue/video-admin/MoveModal.tsx";
import { Link } from "#shared/navigation/Link.tsx";
import { Confirm } from "#shared/ui/Confirm.tsx";
import { withQuery } from "#shared/withQuery.ts";
import { useCheckVideo } from "./checkVideo.ts";
import { useFillVideo } from "./fillVideo.ts";
import classes from "./health.module.css";

interface Props {
  readonly issue: Ailment;
  readonly video: AilingVideo;
}

/** The row disappears together with the button that had the focus. */
const leaveRow = () => document.getElementById("main")?.focus({ preventScroll: true });

/** Which sources can supply what is missing: YouTube gives no description, a file gives nothing. */
const fillableFrom: Partial<Record<Ailment, readonly AilingVideo["source_kind"][]>> = {
  no_still: ["youtube", "vimeo"],
  no_description: ["vimeo"],
};

/** What can be done about a video's issue, the action that fixes it first. */
export function FixActions({ issue, video }: Props) {
  const { id, title, source_kind } = video;
  return (
    <div className={classes.actions}>
      {issue === "dead" && <CheckAgain video={video} />}
      {issue === "uncategorised" && <ChooseCategory video={video} />}
      {fillableFrom[issue]?.includes(source_kind) && <TakeFromProvider issue={issue} video={video} />}
      {issue === "unwatched" && (
        <Button
          size="xs"
          variant="default"
          component={Link}
          to={withQuery(pagePath("home"), { search: title })}
          aria-label={`Open ${title}`}
        >
          Open
        </Button>
      )}
      <Button size="xs" variant="default" component={Link} to={pagePath("video", { id })} aria-label={`Edit ${title}`}>
        Edit
      </Button>
      {(issue === "dead" || issue === "duplicate" || issue === "unwatched") && <Delete video={video} />}
    </div>
  );
}

function CheckAgain({ video }: { readonly video: AilingVideo }) {
  const check = useCheckVideo(video, leaveRow);
  return (
    <Button
      size="xs"
      variant="default"
      aria-label={`Check again: ${video.title}`}
      loading={check.isPending}
      onClick={() => check.mutate()}
    >
      Check again
    </Button>
  );
}

function TakeFromProvider({ issue, video }: Props) {
  const fill = useFillVideo(video, leaveRow);
  const words = issue === "no_still" ? "Take the provider’s still" : "Take the provider’s description";
  return (
    <Button size="xs" aria-label={`${words}: ${video.title}`} loading={fill.isPending} onClick={() => fill.mutate()}>
      {words}
    </Button>
  );
}

function ChooseCategory({ video: { id, title } }: { readonly video: AilingVideo }) {
  const [opened, { open, close }] = useDisclosure();
  const change = useChangeVideos();
  return (
    <>
      <Button size="xs" aria-label={`Choose category: ${title}`} onClick={open}>
        Choose category
      </Button>
      <MoveModal
        what={title}
        opened={opened}
        pending={change.isPending}
        onClose={close}
        onMove={({ id: category, name }) =>
          change.mutate({ change: { videos: [{ id, category }] }, done: `moved to ${name}` }, { onSuccess: leaveRow })
        }
      />
    </>
  );
}

function Delete({ video: { id, title } }: { readonly video: AilingVideo }) {
  const [asking, { open, close }] = useDisclosure();
  const remove = useDeleteVideos();
  return (
    <>
      <Button size="xs" variant="light" color="red" aria-label={`Delete ${title}`} onClick={open}>
        Delete
      </Button>
      <Confirm
        opened={asking}
        onClose={close}
        label={`Delete ${title}`}
        title="Delete this video?"
        confirm="Delete"
        pending={remove.isPending}
        onConfirm={() => remove.mutate([id], { onSuccess: leaveRow, onError: close })}
      >
        <Text>
          <strong>{title}</strong> will disappear for every member. You can restore it for {limits.deletedDays} days.
        </Text>
      </Confirm>
    </>
  );
}
