import { Text } from "@mantine/core";
import type { Category } from "@mindreel/contract/catalogue/categories";
import { messages } from "@mindreel/messages/catalogue/categories";
import { format } from "#shared/language/format.ts";
import { Rich } from "#shared/language/Rich.tsx";
import { Confirm } from "#shared/ui/dialogs/Confirm.tsx";
import { useDeleteCategory, useVideosIn } from "./deleteCategory.ts";

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
        ) : (
          <Rich text={messages.deleteWithVideos} values={{ name, count: held }} tags={tags} />
        )}
      </Text>
    </Confirm>
  );
}
