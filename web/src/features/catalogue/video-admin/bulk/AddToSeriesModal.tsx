import { limits } from "@mindreel/contract/plain/limits";
import { messages } from "@mindreel/messages/catalogue/video-admin";
import { useState } from "react";
import { format } from "#shared/language/format.ts";
import { FormModal } from "#shared/ui/dialogs/FormModal.tsx";
import { SelectField } from "#shared/ui/plain/fields/SelectField.tsx";
import { TextField } from "#shared/ui/plain/fields/TextField.tsx";
import type { ChosenSeries } from "./addToSeries.ts";
import { useSeriesChoices } from "./seriesChoices.ts";

interface Props {
  /** The label of what is added: "3 videos". */
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
      title={format(messages.addToSeriesTitle, { what })}
      action={messages.add}
      ready={to !== undefined}
      onSubmit={() => to && onAdd(to)}
    >
      <SelectField
        label={messages.series}
        description={messages.seriesNote}
        value={chosen}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        data-autofocus
      >
        <option value="" disabled>
          {messages.chooseSeries}
        </option>
        <option value={newSeries}>{messages.newSeries}</option>
        {series.map(({ id, title: name, count }) => (
          <option key={id} value={id}>
            {name} ({count})
          </option>
        ))}
      </SelectField>
      {chosen === newSeries && (
        <TextField
          label={messages.seriesTitle}
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
