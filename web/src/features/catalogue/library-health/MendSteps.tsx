import { Button, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { AilingVideo, Ailment } from "@mindreel/contract/catalogue/library-health";
import { limits } from "@mindreel/contract/wire/limits";
import { Link } from "react-router";
import { MoveModal } from "#features/catalogue/video-admin/BulkModals.tsx";
import { useChangeVideos, useDeleteVideos } from "#features/catalogue/video-admin/videoAdmin.ts";
import { Confirm } from "#shared/ui/Confirm.tsx";
import classes from "./Health.module.css";
import { useCheckVideo, useFillVideo } from "./health.ts";

interface Props {
  readonly kind: Ailment;
  readonly video: AilingVideo;
}

/** The row is gone, and with it the button that had the focus. */
const leaveRow = () => document.getElementById("main")?.focus({ preventScroll: true });

/** Whose providers tell what is lacking: YouTube tells no description, a file nothing at all. */
const tellers: Partial<Record<Ailment, readonly AilingVideo["source_kind"][]>> = {
  no_still: ["youtube", "vimeo"],
  no_description: ["vimeo"],
};

/** What can be done about a video, the step that mends it first. */
export function MendSteps({ kind, video }: Props) {
  const { id, title, source_kind } = video;
  return (
    <div className={classes.steps}>
      {kind === "dead" && <CheckAgain video={video} />}
      {kind === "uncategorised" && <ChooseCategory video={video} />}
      {tellers[kind]?.includes(source_kind) && <TakeFromProvider kind={kind} video={video} />}
      {kind === "unwatched" && (
        <Button
          size="xs"
          variant="default"
          component={Link}
          to={`/?${new URLSearchParams({ search: title })}`}
          aria-label={`Open ${title}`}
        >
          Open
        </Button>
      )}
      <Button size="xs" variant="default" component={Link} to={`/admin/videos/${id}`} aria-label={`Edit ${title}`}>
        Edit
      </Button>
      {(kind === "dead" || kind === "duplicate" || kind === "unwatched") && <Delete video={video} />}
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

function TakeFromProvider({ kind, video }: Props) {
  const fill = useFillVideo(video, leaveRow);
  const words = kind === "no_still" ? "Take the provider’s still" : "Take the provider’s description";
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
        count={title}
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
