import { ActionIcon, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { Video } from "@mindreel/contract/catalogue/videos";
import { limits } from "@mindreel/contract/wire/limits";
import { IconTrash } from "@tabler/icons-react";
import classes from "#features/catalogue/videos/cardAction.module.css";
import { Confirm } from "#shared/ui/Confirm.tsx";
import { useDeleteVideo } from "./deleteVideo.ts";

/** For superusers. Asks for confirmation first. */
export function DeleteVideoButton({ video }: { video: Video }) {
  const [asking, { open, close }] = useDisclosure();
  const { mutateAsync, isPending } = useDeleteVideo();
  const remove = async () => {
    try {
      await mutateAsync(video.id);
    } catch {
      // The toast gives the reason.
      return close();
    }
    // The card disappears together with the button that had the focus.
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  return (
    <>
      <ActionIcon className={classes.action} variant="transparent" aria-label={`Delete ${video.title}`} onClick={open}>
        <IconTrash size={19} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
      <Confirm
        opened={asking}
        onClose={close}
        label={`Delete ${video.title}`}
        title="Delete this video?"
        confirm="Delete"
        pending={isPending}
        onConfirm={() => void remove()}
      >
        <Text>
          <strong>{video.title}</strong> will disappear for every member, with its likes. You can restore it for{" "}
          {limits.deletedDays} days.
        </Text>
      </Confirm>
    </>
  );
}
