import { messages } from "@mindreel/messages/site/settings";
import "@mantine/core/styles/ColorSwatch.layer.css";
import "@mantine/core/styles/ColorPicker.layer.css";
import "@mantine/core/styles/ColorInput.layer.css";
import { ColorInput, Stack } from "@mantine/core";
import { fontLabels, fontNames } from "@mindreel/contract/plain/kinds/fonts";
import { HeroField } from "#features/site/pictures/HeroField.tsx";
import { LogoFields } from "#features/site/pictures/LogoFields.tsx";
import { useDraft } from "#features/site/settings/draft.ts";
import { TextLink } from "#shared/ui/links/TextLink.tsx";
import { SelectField } from "#shared/ui/plain/fields/SelectField.tsx";

const swatches = ["#454ee2", "#1f6f54", "#b3261e", "#8a4b00", "#7b2d8e", "#0b6e8f", "#33475b", "#a8185c"];

export function LookFields() {
  const { values, errors, change } = useDraft();
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
      <ColorInput
        label={messages.accent}
        description={messages.accentNote}
        name="accent"
        value={values.accent}
        error={errors.get("accent")}
        format="hex"
        swatches={swatches}
        swatchesPerRow={8}
        size="md"
        eyeDropperButtonProps={{ "aria-label": messages.pickColor }}
        onChange={(accent) => change({ accent: accent.toLowerCase() })}
      />
      <HeroField />
      <LogoFields />
    </Stack>
  );
}
