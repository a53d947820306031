import { Fieldset, Stack, Text } from "@mantine/core";
import { heroPath } from "@mindreel/contract/plain/kinds/site-pictures";
import { messages } from "@mindreel/messages/site/pictures";
import { useState } from "react";
import { Choice } from "#features/site/preview/Choice.tsx";
import { useDraft } from "#features/site/settings/draft.ts";
import { PictureChoice } from "./PictureChoice.tsx";

/** What the landing page's large frame shows. */
export function HeroField() {
  const { values, errors, change } = useDraft();
  const { hero } = values;
  // An own picture counts once one is uploaded.
  const [isChoosing, setChoosing] = useState(false);
  const shown = isChoosing ? "picture" : hero.kind;
  return (
    <Fieldset legend={messages.hero} data-setting="hero">
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {messages.heroNote}
        </Text>
        <Choice
          label={messages.hero}
          chosen={shown}
          onChoose={(kind) => {
            setChoosing(kind === "picture");
            if (kind !== "picture") change({ hero: { kind } });
          }}
          options={(["built_in", "stills", "picture"] as const).map((name) => ({ name, label: messages.heroes[name] }))}
        />
        {shown === "picture" && (
          <PictureChoice
            label={messages.heroes.picture}
            description={messages.heroPictureNote}
            use="hero"
            ground="dark"
            shown={hero.kind === "picture" ? heroPath(hero.id, 640) : null}
            error={errors.get("hero")}
            onChosen={({ id }) => {
              setChoosing(false);
              change({ hero: { kind: "picture", id } });
            }}
          />
        )}
      </Stack>
    </Fieldset>
  );
}
