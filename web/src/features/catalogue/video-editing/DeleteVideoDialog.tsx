import type { Video } from "@mindreel/contract/catalogue/videos";
import { limits } from "@mindreel/contract/plain/limits";
import { deletion as messages } from "@mindreel/messages/catalogue/video-editing";
import { format } from "#shared/language/format.ts";
import { Rich } from "#shared/language/Rich.tsx";
import { Confirm } from "#shared/ui/dialogs/Confirm.tsx";
import { Text } from "#shared/ui/plain/text/Text.tsx";
import { useDeleteVideo } from "./deleteVideo.ts";

interface Props {
  readonly video: Video;
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function DeleteVideoDialog({ video, opened, onClose }: Props) {
  const { mutate, isPending } = useDeleteVideo();
  return (
    <Confirm
      opened={opened}
      onClose={onClose}
      label={format(messages.label, { title: video.title })}
      title={messages.title}
      confirm={messages.delete}
      pending={isPending}
      // If it fails, the toast says why. Otherwise the card disappears, and the dialog with it.
      onConfirm={() => mutate(video.id, { onError: onClose })}
    >
      <Text>
        <Rich
          text={messages.text}
          values={{ title: video.title, days: limits.deletedDays }}
          tags={{ strong: (text) => <strong>{text}</strong> }}
        />
      </Text>
    </Confirm>
  );
}
