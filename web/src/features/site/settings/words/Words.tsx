import { Stack, Text } from "@mantine/core";
import { languageNames } from "@mindreel/contract/plain/languages";
import { limits } from "@mindreel/contract/plain/limits";
import type { OwnSentence, OwnWords } from "@mindreel/contract/site/settings";
import { wordFaults as faults, words as messages } from "@mindreel/messages/site/settings";
import { useDeferredValue, useMemo, useRef, useState } from "react";
import { useDraft } from "#features/site/settings/draft.ts";
import { format } from "#shared/language/format.ts";
import { language as pageLanguage } from "#shared/language/language.ts";
import { TextButton } from "#shared/ui/plain/buttons/TextButton.tsx";
import { TextField } from "#shared/ui/plain/fields/TextField.tsx";
import { Section } from "#shared/ui/Section.tsx";
import { SentenceEditor } from "./SentenceEditor.tsx";
import { areaOf, faultOf, found, type Sentence, textOf, withSentence } from "./sentences.ts";
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
