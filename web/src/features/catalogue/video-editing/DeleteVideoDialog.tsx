import type { Video } from "@mindreel/contract/catalogue/videos";
import { limits } from "@mindreel/contract/plain/limits";
import { deletion as messages } from "@mindreel/messages/catalogue/video-editing";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { undoDelete } from "#features/catalogue/videos/restoreVideos.ts";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { format } from "#shared/language/format.ts";
import { Rich } from "#shared/language/Rich.tsx";
import { toastError, toastUndo } from "#shared/toasts/toasts.ts";
import { Confirm } from "#shared/ui/dialogs/Confirm.tsx";
import { Text } from "#shared/ui/plain/text/Text.tsx";

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

export function useDeleteVideo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call("DELETE /api/category/v1/video/{id}/", { params: { id: String(id) } }),
    onSuccess: async (_, id) => {
      toastUndo(messages.deleted, () => void undoDelete(client, [id]));
      await Promise.all([queryKeys.videos, queryKeys.health].map((queryKey) => client.invalidateQueries({ queryKey })));
    },
    onError: (error) => toastError(error.message),
  });
}
