import { Textarea } from "@mantine/core";
import type { SettingName, SiteValues } from "@mindreel/contract/site/settings";
import { lockOf, useDraft } from "#features/site/settings/draft.ts";
import { TextField } from "#shared/ui/plain/fields/TextField.tsx";

/** The settings whose value is a text. */
type TextName = { [N in SettingName]: SiteValues[N] extends string | null ? N : never }[SettingName];

interface Props {
  readonly name: TextName;
  readonly label: string;
  readonly description?: string;
  readonly maxLength: number;
  /** The built-in words, used while the field is empty. */
  readonly usual?: string;
  /** Makes it a text area. */
  readonly lines?: number;
}

/** A text of the owner's. An empty one stands for the built-in text. */
export function WordsField({ name, label, description, maxLength, usual, lines }: Props) {
  const draft = useDraft();
  const lock = lockOf(draft, name);
  const field = {
    ...{ name, label, maxLength },
    description: lock ?? description,
    placeholder: usual,
    value: draft.values[name] ?? "",
    error: draft.errors.get(name),
    disabled: lock !== undefined,
    onChange: ({ currentTarget: { value } }: { readonly currentTarget: { readonly value: string } }) =>
      draft.change({ [name]: value === "" && draft.settings.defaults[name] === null ? null : value }),
  };
  return lines === undefined ? <TextField {...field} /> : <Textarea {...field} size="md" rows={lines} />;
}
