import { Text } from "@mantine/core";
import type { Series } from "@mindreel/contract/catalogue/series";
import { messages } from "@mindreel/messages/catalogue/series-admin";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { refreshVideos, runUndo } from "#features/catalogue/videos/refreshVideos.ts";
import { call } from "#shared/api/api.ts";
import { format } from "#shared/language/format.ts";
import { Rich } from "#shared/language/Rich.tsx";
import { toastError, toastUndo } from "#shared/toasts/toasts.ts";
import { Confirm } from "#shared/ui/dialogs/Confirm.tsx";

interface Props {
  readonly series: Pick<Series, "id" | "title" | "count">;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

export function DeleteSeries({ series: { id, title, count }, opened, onClose, onDeleted }: Props) {
  const { mutate, isPending } = useDeleteSeries();
  return (
    <Confirm
      opened={opened}
      onClose={onClose}
      label={format(messages.deleteLabel, { title })}
      title={messages.deleteTitle}
      confirm={messages.delete}
      pending={isPending}
      onConfirm={() => mutate(id, { onSettled: onClose, onSuccess: onDeleted })}
    >
      <Text>
        <Rich text={messages.deleteText} values={{ title }} tags={{ strong: (text) => <strong>{text}</strong> }} />
        {count > 0 && ` ${format(messages.stay, { count })}`}
      </Text>
    </Confirm>
  );
}

function useDeleteSeries() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call("DELETE /api/series/v1/series/{id}/", { params: { id: String(id) } }),
    onSuccess: async (_, id) => {
      const restore = () => call("POST /api/admin/v1/series/{id}/restore/", { params: { id: String(id) } });
      toastUndo(messages.deleted, () => void runUndo(client, messages.restored, restore));
      await refreshVideos(client);
    },
    onError: (error) => toastError(error.message),
  });
}
