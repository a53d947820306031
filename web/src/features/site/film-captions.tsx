import "@mantine/core/styles/Fieldset.layer.css";
import { Fieldset, Group, Stack, Text } from "@mantine/core";
import { languageNames, languages } from "@mindreel/contract/plain/languages";
import { landingFields as messages } from "@mindreel/messages/site/settings";
import { useRef } from "react";
import { useDraft } from "#features/site/settings/draft.ts";
import { ListError } from "#features/site/settings/fields/lists/ListError.tsx";
import { format } from "#shared/language/format.ts";
import { language as pageLanguage } from "#shared/language/language.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { SelectField } from "#shared/ui/plain/fields/SelectField.tsx";

/** The captions of the landing page's film: a file, whose text is saved with the settings. */
export function FilmCaptionsField() {
  const { values, change } = useDraft();
  const { film_captions: captions } = values;
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const read = async (file: File) => {
    const text = (await file.text()).replaceAll("\0", "");
    change({ film_captions: { language: captions?.language ?? pageLanguage(), text } });
  };
  return (
    <Fieldset legend={messages.captions} data-setting="film">
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {messages.captionsAbout}
        </Text>
        {captions !== null && (
          <>
            <Text>{format(messages.captionLines, { count: captions.text.split("-->").length - 1 })}</Text>
            <SelectField
              label={messages.captionsLanguage}
              value={captions.language}
              onChange={({ currentTarget: { value } }) => {
                const language = languages.find((each) => each === value) ?? captions.language;
                change({ film_captions: { ...captions, language } });
              }}
              options={languages.map((each) => ({ value: each, label: languageNames[each] }))}
            />
          </>
        )}
        <ListError name="film_captions" />
        <Group gap="sm">
          <Button ref={choose} variant="default" onClick={() => input.current?.click()}>
            {captions === null ? messages.chooseCaptions : messages.replaceCaptions}
          </Button>
          {captions !== null && (
            <Button
              variant="subtle"
              danger
              onClick={() => {
                // The pressed button disappears.
                choose.current?.focus();
                change({ film_captions: null });
              }}
            >
              {messages.removeCaptions}
            </Button>
          )}
        </Group>
        <input
          ref={input}
          type="file"
          accept=".vtt,text/vtt"
          hidden
          aria-label={messages.captions}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            currentTarget.value = "";
            if (file !== undefined) void read(file);
          }}
        />
      </Stack>
    </Fieldset>
  );
}
