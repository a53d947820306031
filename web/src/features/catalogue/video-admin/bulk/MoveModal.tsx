import type { Category } from "@mindreel/contract/catalogue/categories";
import { messages } from "@mindreel/messages/catalogue/video-admin";
import { useState } from "react";
import { useCategories } from "#features/catalogue/categories/categories.ts";
import { format } from "#shared/language/format.ts";
import { FormModal } from "#shared/ui/dialogs/FormModal.tsx";
import { SelectField } from "#shared/ui/plain/fields/SelectField.tsx";

interface Props {
  /** The label of what is moved: "3 videos", or a title. */
  readonly what: string;
  readonly opened: boolean;
  readonly pending: boolean;
  readonly onClose: () => void;
  readonly onMove: (to: Category) => void;
}

export function MoveModal({ what, onMove, ...props }: Props) {
  const { data: categories = [] } = useCategories();
  const [chosen, setChosen] = useState("");
  const to = categories.find(({ id }) => String(id) === chosen);
  return (
    <FormModal
      {...props}
      title={format(messages.moveTitle, { what })}
      action={messages.move}
      ready={to !== undefined}
      onSubmit={() => to && onMove(to)}
    >
      <SelectField
        label={messages.category}
        value={chosen}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        data-autofocus
      >
        <option value="" disabled>
          {messages.chooseCategory}
        </option>
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </FormModal>
  );
}
