import { Group, Stack, Text, Textarea } from "@mantine/core";
import { languageNames } from "@mindreel/contract/plain/languages";
import { limits } from "@mindreel/contract/plain/limits";
import type { OwnSentence, OwnWords } from "@mindreel/contract/site/settings";
import { isPlural } from "@mindreel/messages/checks";
import { wordFaults as faults, words as messages } from "@mindreel/messages/site/settings";
import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { useDraft } from "#features/site/settings/draft.ts";
import { format } from "#shared/language/format.ts";
import { language as pageLanguage } from "#shared/language/language.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { TextButton } from "#shared/ui/plain/buttons/TextButton.tsx";
import { TextField } from "#shared/ui/plain/fields/TextField.tsx";
import { Section } from "#shared/ui/Section.tsx";
import { areaOf, faultOf, formsOf, found, placesOf, type Sentence, textOf, withSentence } from "./sentences.ts";
import classes from "./words.module.css";

/** Maximum sentences listed at once. */
const most = 30;

interface Props {
  readonly sentences: readonly Sentence[];
}

/** Sentences in the page's language: search results, or those that the owner has changed. */
export function Words({ sentences }: Props) {
  const { values, change } = useDraft();
  const language = pageLanguage();
  const own = useMemo(() => values.words?.[language] ?? {}, [values.words, language]);
  const [search, setSearch] = useState("");
  const [open, setOpen] = useState<string>();
  const sought = useDeferredValue(search);
  // The one that is being edited stays in the list of changed sentences, whatever its wording.
  const listed = useMemo(() => (open === undefined ? own : { [open]: "", ...own }), [open, own]);
  const shown = useMemo(() => found(sentences, sought, listed), [sentences, sought, listed]);
  const searchField = useRef<HTMLInputElement>(null);
  /** The sentence whose editor was closed last, until its button has the focus again. */
  const closed = useRef<string>(undefined);
  const close = ({ id }: Sentence) => {
    closed.current = id;
    setOpen(undefined);
    // Its row may be about to disappear.
    searchField.current?.focus({ preventScroll: true });
  };
  const focusIfClosed = ({ id }: Sentence, button: HTMLButtonElement | null) => {
    if (button === null || closed.current !== id) return;
    closed.current = undefined;
    button.focus();
  };

  /** Why the wording cannot be saved: the first fault in this language. */
  const faultAmong = (words: OwnWords): string | undefined => {
    for (const sentence of sentences) {
      const said = words?.[language]?.[sentence.id];
      const fault = said === undefined ? undefined : faultOf(sentence, said);
      if (fault !== undefined) return format(faults.faultIn, { language: languageNames[language], fault });
    }
    return undefined;
  };
  const say = (sentence: Sentence, said: OwnSentence | undefined) => {
    const words = withSentence(values.words, language, sentence, said);
    const fault = faultAmong(words);
    change({ words }, fault === undefined ? {} : { words: fault });
  };
  const isSearch = sought.trim() !== "";
  return (
    <Section title={messages.title}>
      <Stack gap="md" className={classes.words}>
        <Text size="sm" c="dimmed">
          {format(messages.note, { language: languageNames[language] })}
        </Text>
        <TextField
          ref={searchField}
          label={messages.search}
          description={messages.hint}
          type="search"
          value={search}
          maxLength={limits.search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        {!isSearch && shown.length > 0 && <Text fw={560}>{messages.changed}</Text>}
        <ul className={classes.list}>
          {shown.slice(0, most).map((sentence) => {
            const said = own[sentence.id];
            const text = textOf(said ?? sentence.builtIn);
            return (
              <li key={sentence.id} className={classes.row}>
                <div className={classes.said}>
                  <span className={classes.text}>
                    <span dir="auto">{text}</span>
                    <span className={classes.area}>{areaOf(sentence)}</span>
                  </span>
                  {open !== sentence.id && (
                    <TextButton
                      ref={(button) => focusIfClosed(sentence, button)}
                      onClick={() => setOpen(sentence.id)}
                      aria-label={`${messages.change}: ${text}`}
                    >
                      {messages.change}
                    </TextButton>
                  )}
                </div>
                {open === sentence.id && (
                  <SentenceEditor
                    sentence={sentence}
                    own={said}
                    fault={said === undefined ? undefined : faultOf(sentence, said)}
                    onChange={(next) => say(sentence, next)}
                    onClose={() => close(sentence)}
                  />
                )}
              </li>
            );
          })}
        </ul>
        <Text size="sm" c="dimmed" role="status">
          {isSearch && shown.length === 0 ? messages.nothing : shown.length > most ? messages.more : ""}
        </Text>
      </Stack>
    </Section>
  );
}

interface SentenceEditorProps {
  readonly sentence: Sentence;
  /** The owner's wording. */
  readonly own: OwnSentence | undefined;
  readonly fault: string | undefined;
  readonly onChange: (said: OwnSentence | undefined) => void;
  readonly onClose: () => void;
}

/** An editor for a sentence's wording: one field, or one for each plural form. */
function SentenceEditor({ sentence, own, fault, onChange, onClose }: SentenceEditorProps) {
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
