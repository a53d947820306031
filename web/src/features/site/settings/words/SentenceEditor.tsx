import { Group, Stack, Text, Textarea } from "@mantine/core";
import { limits } from "@mindreel/contract/plain/limits";
import type { OwnSentence } from "@mindreel/contract/site/settings";
import { isPlural } from "@mindreel/messages/checks";
import { words as messages } from "@mindreel/messages/site/settings";
import { useEffect, useRef } from "react";
import { format } from "#shared/language/format.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { formsOf, placesOf, type Sentence, textOf } from "./sentences.ts";
import classes from "./words.module.css";

interface Props {
  readonly sentence: Sentence;
  /** The owner's wording. */
  readonly own: OwnSentence | undefined;
  readonly fault: string | undefined;
  readonly onChange: (said: OwnSentence | undefined) => void;
  readonly onClose: () => void;
}

/** An editor for a sentence's wording: one field, or one for each plural form. */
export function SentenceEditor({ sentence, own, fault, onChange, onClose }: Props) {
  const { builtIn } = sentence;
  const said = own ?? builtIn;
  const places = placesOf(builtIn);
  const field = useRef<HTMLTextAreaElement>(null);
  // The button that opened the editor is gone.
  useEffect(() => field.current?.focus(), []);
  const write = (form: Intl.LDMLPluralRule, text: string) => {
    const line = text.replaceAll(/\p{Cc}+/gu, " ");
    onChange(isPlural(said) ? { ...said, [form]: line } : line);
  };
  return (
    <div className={classes.editor}>
      <Stack gap="md">
        {formsOf(said).map(([form, text], n) => (
          <Textarea
            key={form}
            label={isPlural(builtIn) ? messages.forms[`${form}Form`] : messages.own}
            size="md"
            value={text}
            rows={Math.min(6, Math.ceil(text.length / 70) + 1)}
            maxLength={limits.ownSentence}
            error={n === 0 ? fault : fault !== undefined}
            ref={n === 0 ? field : undefined}
            onChange={({ currentTarget }) => write(form, currentTarget.value)}
          />
        ))}
        {places !== "" && (
          <Text size="sm" c="dimmed">
            {format(messages.places, { places })}
          </Text>
        )}
        {own !== undefined && (
          <Text size="sm" c="dimmed" dir="auto">
            {format(messages.builtIn, { text: textOf(builtIn) })}
          </Text>
        )}
        <Group gap="xs">
          <Button variant="default" onClick={onClose}>
            {messages.close}
          </Button>
          {own !== undefined && (
            <Button
              variant="default"
              onClick={() => {
                // The button is about to disappear.
                field.current?.focus();
                onChange(undefined);
              }}
            >
              {messages.reset}
            </Button>
          )}
        </Group>
      </Stack>
    </div>
  );
}
