import { messages } from "@mindreel/messages/site/settings";
import { format } from "#shared/language/format.ts";
import "@mantine/core/styles/Fieldset.layer.css";
import "@mantine/core/styles/Switch.layer.css";
import { Fieldset, Group, Stack, Switch, Text } from "@mantine/core";
import type { LandingSectionName } from "@mindreel/contract/plain/kinds/landing-sections";
import { useDraft } from "#features/site/settings/draft.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { ListError } from "./ListError.tsx";

/** The sections of the landing page below its first screen, and their order. */
export function SectionsField() {
  const { values, change } = useDraft();
  const { sections } = values;
  const show = (name: LandingSectionName, shown: boolean) =>
    change({ sections: sections.map((each) => (each.section === name ? { ...each, shown } : each)) });
  const moveUp = (place: number) => {
    const before = sections[place - 1];
    const moved = sections[place];
    if (before === undefined || moved === undefined) return;
    change({ sections: [...sections.slice(0, place - 1), moved, before, ...sections.slice(place + 1)] });
  };
  return (
    <Fieldset legend={messages.sectionsTitle} data-setting="sections">
      <Stack gap="xs">
        <Text size="sm" c="dimmed">
          {messages.sectionsNote}
        </Text>
        {sections.map(({ section, shown }, place) => (
          <Group key={section} justify="space-between" mih={44}>
            <Switch
              label={messages.sections[section]}
              checked={shown}
              onChange={({ currentTarget: { checked } }) => show(section, checked)}
            />
            <Button
              variant="default"
              aria-label={format(messages.moveUp, { section: messages.sections[section] })}
              disabled={place === 0}
              onClick={() => moveUp(place)}
            >
              {messages.up}
            </Button>
          </Group>
        ))}
        <ListError name="sections" />
      </Stack>
    </Fieldset>
  );
}
