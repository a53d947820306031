import { arrayMove } from "@dnd-kit/sortable";
import "@mantine/core/styles/Fieldset.layer.css";
import "@mantine/core/styles/Switch.layer.css";
import { Fieldset, Stack, Switch, Text } from "@mantine/core";
import type { LandingSectionName } from "@mindreel/contract/plain/kinds/landing-sections";
import { messages } from "@mindreel/messages/site/settings";
import { useDraft } from "#features/site/settings/draft.ts";
import { OrderedRow } from "#shared/ordering/OrderedRow.tsx";
import { ListError } from "./ListError.tsx";
import classes from "./lists.module.css";
import { SettingsList } from "./SettingsList.tsx";

/** The sections of the landing page below its first screen, and their order. */
export function SectionsField() {
  const { values, change } = useDraft();
  const { sections } = values;
  const show = (name: LandingSectionName, shown: boolean) =>
    change({ sections: sections.map((each) => (each.section === name ? { ...each, shown } : each)) });
  return (
    <Fieldset legend={messages.sectionsTitle} data-setting="sections">
      <Stack gap="xs">
        <Text size="sm" c="dimmed">
          {messages.sectionsNote}
        </Text>
        <SettingsList
          items={sections.map(({ section }) => ({ id: section, title: messages.sections[section] }))}
          label={messages.sectionsTitle}
          onMove={(from, to) => change({ sections: arrayMove(sections, from, to) })}
        >
          {(row, at) => {
            const { section, shown } = sections[at] ?? {};
            return (
              <OrderedRow {...row} className={classes.row}>
                <Switch
                  label={row.title}
                  checked={shown ?? false}
                  onChange={({ currentTarget: { checked } }) => section !== undefined && show(section, checked)}
                />
              </OrderedRow>
            );
          }}
        </SettingsList>
        <ListError name="sections" />
      </Stack>
    </Fieldset>
  );
}
