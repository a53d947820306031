import { Text } from "@mantine/core";
import type { Video } from "@mindreel/contract/catalogue/videos";
import { limits } from "@mindreel/contract/plain/limits";
import { messages } from "@mindreel/messages/catalogue/video-deletion";
import { format } from "#shared/language/format.ts";
import { Rich } from "#shared/language/Rich.tsx";
import { Mantine } from "#shared/mantine/Mantine.tsx";
import { Confirm } from "#shared/ui/dialogs/Confirm.tsx";
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
      // The toast shows the reason.
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
        label={format(messages.label, { title: video.title })}
        title={messages.title}
        confirm={messages.delete}
        pending={isPending}
        onConfirm={() => void remove()}
      >
        <Text>
          <Rich
            text={messages.text}
            values={{ title: video.title, days: limits.deletedDays }}
            tags={{ strong: (text) => <strong>{text}</strong> }}
          />
        </Text>
      </Confirm>
    </Mantine>
  );
}
