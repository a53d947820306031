import { Text } from "@mantine/core";
import type { Series } from "@mindreel/contract/catalogue/series";
import { messages } from "@mindreel/messages/catalogue/series-admin";
import { format } from "#shared/language/format.ts";
import { Rich } from "#shared/language/Rich.tsx";
import { Confirm } from "#shared/ui/dialogs/Confirm.tsx";
import { useDeleteSeries } from "./deleteSeries.ts";

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
