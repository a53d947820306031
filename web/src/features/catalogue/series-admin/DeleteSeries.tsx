import { Text } from "@mantine/core";
import type { Series } from "@mindreel/contract/catalogue/series";
import { Confirm } from "#shared/ui/Confirm.tsx";
import { useDeleteSeries } from "./deleteSeries.ts";

interface Props {
  readonly series: Pick<Series, "id" | "title" | "count">;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

export function DeleteSeries({ series: { id, title, count }, opened, onClose, onDeleted }: Props) {
  const { mutate, isPending } = useDeleteSeries();
  const stay = count === 0 ? "" : count === 1 ? " Its video stays." : ` Its ${count} videos stay.`;
  return (
    <Confirm
      opened={opened}
      onClose={onClose}
      label={`Delete ${title}`}
      title="Delete this series?"
      confirm="Delete"
      pending={isPending}
      onConfirm={() => mutate(id, { onSettled: onClose, onSuccess: onDeleted })}
    >
      <Text>
        <strong>{title}</strong> will disappear.{stay}
      </Text>
    </Confirm>
  );
}
