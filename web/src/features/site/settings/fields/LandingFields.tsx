import { Stack } from "@mantine/core";
import { limits } from "@mindreel/contract/plain/limits";
import { landingFields as landing, messages } from "@mindreel/messages/site/settings";
import { FilmCaptionsField } from "#features/site/film-captions.tsx";
import { QuestionsField } from "#features/site/settings/fields/lists/QuestionsField.tsx";
import { SectionsField } from "#features/site/settings/fields/lists/SectionsField.tsx";
import { TeasersField } from "#features/site/settings/fields/lists/TeasersField.tsx";
import { VoicesField } from "#features/site/settings/fields/lists/VoicesField.tsx";
import { usualWords } from "#shared/usualWords.ts";
import { WordsField } from "./WordsField.tsx";

export function LandingFields() {
  return (
    <Stack gap="md">
      <WordsField
        name="hero_lead"
        label={messages.lead}
        maxLength={limits.siteParagraph}
        usual={usualWords.hero_lead()}
        lines={4}
      />
      <WordsField name="hero_action" label={messages.action} maxLength={40} usual={usualWords.hero_action()} />
      <WordsField
        name="hero_note"
        label={messages.actionNote}
        maxLength={limits.siteLine}
        usual={usualWords.hero_note()}
      />
      <WordsField name="film" label={landing.film} maxLength={limits.url} description={landing.filmAbout} />
      <FilmCaptionsField />
      <SectionsField />
      <VoicesField />
      <QuestionsField />
      <TeasersField />
    </Stack>
  );
}
