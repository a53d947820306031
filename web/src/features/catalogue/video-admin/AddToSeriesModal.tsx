import { NativeSelect, TextInput } from "@mantine/core";
import { limits } from "@mindreel/contract/wire/limits";
import { useState } from "react";
import { FormModal } from "#shared/ui/FormModal.tsx";
import type { ChosenSeries } from "./addToSeries.ts";
import { useSeriesChoices } from "./seriesChoices.ts";

interface Props {
  /** What is added: "3 videos". */
  readonly what: string;
  readonly opened: boolean;
  readonly pending: boolean;
  readonly onClose: () => void;
  readonly onAdd: (to: ChosenSeries) => void;
}

const newSeries = "new";

export function AddToSeriesModal({ what, onAdd, ...props }: Props) {
  const { data: series = [] } = useSeriesChoices();
  const [chosen, setChosen] = useState("");
  const [title, setTitle] = useState("");
  const known = series.find(({ id }) => String(id) === chosen);
  const words = title.trim();
  const to = known ?? (chosen === newSeries && words !== "" ? { title: words } : undefined);
  return (
    <FormModal
      {...props}
      title={`Add ${what} to a series`}
      action="Add"
      ready={to !== undefined}
      onSubmit={() => to && onAdd(to)}
    >
      <NativeSelect
        label="Series"
        description="They come after its last episode, in the order of this list. A video is in one series at most."
        value={chosen}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        data-autofocus
      >
        <option value="" disabled>
          Choose a series
        </option>
        <option value={newSeries}>A new series</option>
        {series.map(({ id, title: name, count }) => (
          <option key={id} value={id}>
            {name} ({count})
          </option>
        ))}
      </NativeSelect>
      {chosen === newSeries && (
        <TextInput
          label="Title"
          value={title}
          maxLength={limits.seriesTitle}
          autoComplete="off"
          required
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
      )}
    </FormModal>
  );
}
