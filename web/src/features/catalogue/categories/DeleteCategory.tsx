import { Text } from "@mantine/core";
import type { Category } from "@mindreel/contract/catalogue/categories";
import { messages } from "@mindreel/messages/catalogue/categories";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { refreshVideos, runUndo } from "#features/catalogue/videos/refreshVideos.ts";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { format } from "#shared/language/format.ts";
import { Rich } from "#shared/language/Rich.tsx";
import { toastError, toastUndo } from "#shared/toasts/toasts.ts";
import { Confirm } from "#shared/ui/dialogs/Confirm.tsx";
import { refreshCategories } from "./categories.ts";

const tags = { strong: (text: string) => <strong>{text}</strong> };

interface Props {
  readonly category: Pick<Category, "id" | "name">;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Asks before a category is deleted, and says what happens to its videos. */
export function DeleteCategory({ category: { id, name }, opened, onClose }: Props) {
  const { mutateAsync, isPending } = useDeleteCategory();
  const held = useVideosIn(name, opened);
  const remove = async () => {
    try {
      await mutateAsync(id);
    } catch {
      // The toast shows the reason.
      return onClose();
    }
    onClose();
    // The row disappears together with the button that had the focus.
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  return (
    <Confirm
      opened={opened}
      onClose={onClose}
      label={format(messages.deleteLabel, { name })}
      title={messages.deleteTitle}
      confirm={messages.delete}
      pending={isPending}
      onConfirm={() => void remove()}
    >
      <Text>
        {held === undefined ? (
          <Rich text={messages.deleteText} values={{ name }} tags={tags} />
        ) : held === 0 ? (
          <Rich text={messages.deleteEmpty} values={{ name }} tags={tags} />
        ) : (
          <Rich text={messages.deleteWithVideos} values={{ name, count: held }} tags={tags} />
        )}
      </Text>
    </Confirm>
  );
}

/** The number of videos in a category; undefined while loading. */
function useVideosIn(category: string, asked: boolean): number | undefined {
  const { data } = useQuery({
    queryKey: [...queryKeys.adminVideos, "count", category],
    queryFn: ({ signal }) => call("GET /api/admin/v1/videos/", { query: { category }, signal }),
    enabled: asked,
    staleTime: 0,
  });
  return data?.count;
}

function useDeleteCategory() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call("DELETE /api/category/v1/categories/{id}/", { params: { id: String(id) } }),
    onSuccess: async (_, id) => {
      toastUndo(messages.deleted, () => {
        const restore = () => call("POST /api/admin/v1/categories/{id}/restore/", { params: { id: String(id) } });
        void runUndo(client, messages.restored, restore).then(() => refreshCategories(client));
      });
      await Promise.all([refreshCategories(client), refreshVideos(client)]);
    },
    onError: (error) => toastError(error.message),
  });
}
