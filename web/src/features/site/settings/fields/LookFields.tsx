import { ColorInput, Stack } from "@mantine/core";
import { fontLabels, fontNames } from "@mindreel/contract/plain/kinds/fonts";
import { messages } from "@mindreel/messages/site/settings";
import { HeroField } from "#features/site/pictures/HeroField.tsx";
import { LogoFields } from "#features/site/pictures/LogoFields.tsx";
import { SignInField } from "#features/site/pictures/SignInField.tsx";
import { useDraft } from "#features/site/settings/draft.ts";
import { TextLink } from "#shared/ui/links/TextLink.tsx";
import { SelectField } from "#shared/ui/plain/fields/SelectField.tsx";
import "@mantine/core/styles/ColorSwatch.layer.css";
import "@mantine/core/styles/ColorPicker.layer.css";
import "@mantine/core/styles/ColorInput.layer.css";

const accents = ["#454ee2", "#1f6f54", "#b3261e", "#8a4b00", "#7b2d8e", "#0b6e8f", "#33475b", "#a8185c"];
const stages = ["#0a0b16", "#000000", "#101112", "#10201a", "#0c1d26", "#1d1028", "#2a0f14", "#221508"];

export function LookFields() {
  const { values, change } = useDraft();
  return (
    <Stack gap="md">
      <SelectField
        label={messages.font}
        description={messages.fontNote}
        name="font"
        value={values.font}
        onChange={({ currentTarget: { value } }) =>
          change({ font: fontNames.find((name) => name === value) ?? values.font })
        }
        options={fontNames.map((name) => ({ value: name, label: fontLabels[name] }))}
      />
      <TextLink href="/font-licenses.txt" newTab>
        {messages.fontLicenses}
      </TextLink>
      <ColorField name="accent" label={messages.accent} description={messages.accentNote} swatches={accents} />
      <ColorField name="stage" label={messages.stage} description={messages.stageNote} swatches={stages} />
      <HeroField />
      <SignInField />
      <LogoFields />
    </Stack>
  );
}

interface ColorFieldProps {
  readonly name: "accent" | "stage";
  readonly label: string;
  readonly description: string;
  readonly swatches: string[];
}

/** One of the site's colors. */
export function ColorField({ name, label, description, swatches }: ColorFieldProps) {
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
