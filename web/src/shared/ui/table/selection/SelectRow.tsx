import { table as messages } from "@mindreel/messages/shared/words";
import { format } from "#shared/language/format.ts";
import { Checkbox } from "#shared/ui/plain/fields/Checkbox.tsx";
import { type Selection, useIsSelected } from "./selection.ts";

interface Props {
  readonly selection: Selection;
  readonly id: number;
  readonly name: string;
}

/** The checkbox of a row. */
export function SelectRow({ selection, id, name }: Props) {
  const others = () => [...selection.get()].filter((other) => other !== id);
  return (
    <Checkbox
      aria-label={format(messages.select, { name })}
      checked={useIsSelected(selection, id)}
      onChange={({ currentTarget }) => selection.set(currentTarget.checked ? [...selection.get(), id] : others())}
    />
  );
}
