import { Stack } from "@mantine/core";
import { fontLabels, fontNames } from "@mindreel/contract/plain/kinds/fonts";
import { messages } from "@mindreel/messages/site/settings";
import { HeroField } from "#features/site/pictures/HeroField.tsx";
import { LogoFields } from "#features/site/pictures/LogoFields.tsx";
import { SignInField } from "#features/site/pictures/SignInField.tsx";
import { useDraft } from "#features/site/settings/draft.ts";
import { TextLink } from "#shared/ui/links/TextLink.tsx";
import { SelectField } from "#shared/ui/plain/fields/SelectField.tsx";

import { ColorField } from "./ColorField.tsx";

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
