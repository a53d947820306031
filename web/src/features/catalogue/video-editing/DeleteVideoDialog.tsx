import { Text } from "@mantine/core";
import type { Video } from "@mindreel/contract/catalogue/videos";
import { limits } from "@mindreel/contract/wire/limits";
import { Mantine } from "#shared/mantine/Mantine.tsx";
import { Confirm } from "#shared/ui/Confirm.tsx";
import { useDeleteVideo } from "./deleteVideo.ts";

interface Props {
  readonly video: Video;
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function DeleteVideoDialog({ video, opened, onClose }: Props) {
  const { mutateAsync, isPending } = useDeleteVideo();
  const remove = async () => {
    try {
      await mutateAsync(video.id);
    } catch {
      // The toast gives the reason.
      return onClose();
    }
    // The card disappears together with the button that had the focus.
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  return (
    <Mantine>
      <Confirm
        opened={opened}
        onClose={onClose}
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
    </Mantine>
  );
}
