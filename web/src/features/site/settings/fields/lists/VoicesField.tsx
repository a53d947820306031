import "@mantine/core/styles/Fieldset.layer.css";
import { Fieldset, Stack, Text, Textarea } from "@mantine/core";
import { limits } from "@mindreel/contract/plain/limits";
import { landingFields as messages } from "@mindreel/messages/site/settings";
import { useDraft } from "#features/site/settings/draft.ts";
import { format } from "#shared/language/format.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { TextField } from "#shared/ui/plain/fields/TextField.tsx";
import { ListError } from "./ListError.tsx";
import { useListFocus } from "./useListFocus.ts";

const most = 9;

/** Quotes about the site, on the landing page. */
export function VoicesField() {
  const { values, change } = useDraft();
  const { voices } = values;
  const { list, focusNext } = useListFocus();
  const update = (place: number, part: Partial<(typeof voices)[number]>) =>
    change({ voices: voices.map((each, at) => (at === place ? { ...each, ...part } : each)) });
  return (
    <Fieldset ref={list} legend={messages.voices} data-setting="voices">
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {messages.voicesAbout}
        </Text>
        {voices.map(({ words, name, about }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a voice has no name of its own while it is being typed
          <Stack key={place} data-entry gap="xs" align="stretch">
            <Textarea
              label={format(messages.words, { n: place + 1 })}
              size="md"
              rows={3}
              value={words}
              maxLength={limits.siteParagraph}
              required
              onChange={({ currentTarget: { value } }) => update(place, { words: value })}
            />
            <TextField
              label={format(messages.name, { n: place + 1 })}
              value={name}
              maxLength={limits.siteLabel}
              required
              onChange={({ currentTarget: { value } }) => update(place, { name: value })}
            />
            <TextField
              label={format(messages.about, { n: place + 1 })}
              value={about ?? ""}
              maxLength={limits.siteLabel}
              onChange={({ currentTarget: { value } }) => update(place, { about: value === "" ? null : value })}
            />
            <Button
              variant="default"
              style={{ alignSelf: "flex-start" }}
              aria-label={format(messages.removeVoice, { n: place + 1 })}
              onClick={() => {
                focusNext("add button");
                change({ voices: voices.filter((_, at) => at !== place) });
              }}
            >
              {messages.remove}
            </Button>
          </Stack>
        ))}
        <ListError name="voices" />
        <div>
          <Button
            data-add
            variant="default"
            disabled={voices.length >= most}
            onClick={() => {
              focusNext("new entry");
              change({ voices: [...voices, { words: "", name: "", about: null }] });
            }}
          >
            {messages.add}
          </Button>
        </div>
      </Stack>
    </Fieldset>
  );
}
