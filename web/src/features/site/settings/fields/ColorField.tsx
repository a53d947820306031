import { messages } from "@mindreel/messages/site/settings";
import "@mantine/core/styles/ColorSwatch.layer.css";
import "@mantine/core/styles/ColorPicker.layer.css";
import "@mantine/core/styles/ColorInput.layer.css";
import { ColorInput } from "@mantine/core";
import { useDraft } from "#features/site/settings/draft.ts";

interface Props {
  readonly name: "accent" | "stage";
  readonly label: string;
  readonly description: string;
  readonly swatches: string[];
}

/** One of the site's colors. */
export function ColorField({ name, label, description, swatches }: Props) {
  const { values, errors, change } = useDraft();
  return (
    <ColorInput
      label={label}
      description={description}
      name={name}
      value={values[name]}
      error={errors.get(name)}
      format="hex"
      swatches={swatches}
      swatchesPerRow={8}
      size="md"
      eyeDropperButtonProps={{ "aria-label": messages.pickColor }}
      onChange={(color) => change({ [name]: color.toLowerCase() })}
    />
  );
}
