import { Stack, Text, Textarea } from "@mantine/core";
import type { TranslatedWords } from "@mindreel/contract/catalogue/translations";
import { directionOf, type Language, languageNames, languages } from "@mindreel/contract/plain/languages";
import { limits } from "@mindreel/contract/plain/limits";
import { messages } from "@mindreel/messages/catalogue/translations";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useLayoutEffect, useState } from "react";
import { boot } from "#shared/boot.ts";
import { formErrors } from "#shared/forms/formErrors.ts";
import { useUnsavedGuard } from "#shared/forms/unsaved-changes/useUnsavedGuard.tsx";
import { format } from "#shared/language/format.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { SelectField } from "#shared/ui/plain/fields/SelectField.tsx";
import { TextField } from "#shared/ui/plain/fields/TextField.tsx";
import { Section } from "#shared/ui/Section.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { type Kind, translationsQuery, useTranslate, type Words } from "./translations.ts";

interface Props {
  readonly kind: Kind;
  readonly id: number;
  /** The original text. */
  readonly written: Words;
  /** In a frame of its own, such as in a dialog. */
  readonly framed?: true;
  /** For whoever can close it: told whether there are unsaved changes. */
  readonly onUnsaved?: (unsaved: boolean) => void;
}

/** Translations of a video, a series or a category. */
export function Translations({ kind, id, written, framed, onUnsaved }: Props) {
  const { data, error, refetch } = useQuery(translationsQuery(kind, id));
  return (
    <Section title={messages.title} {...(framed && { framed })}>
      {data === undefined ? (
        error === null ? (
          <FullSpinner />
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )
      ) : (
        <TranslationForm kind={kind} id={id} written={written} translated={data} onUnsaved={onUnsaved} />
      )}
    </Section>
  );
}

interface TranslationFormProps {
  readonly kind: Kind;
  readonly id: number;
  readonly written: Words;
  readonly translated: TranslatedWords<Words>;
  readonly onUnsaved: ((unsaved: boolean) => void) | undefined;
}

interface Draft {
  readonly words: Words;
  /** The words that were changed; absent: the current ones. */
  readonly before?: Partial<Words>;
}

const limitOf: Readonly<Record<Kind, number>> = {
  video: limits.videoTitle,
  series: limits.seriesTitle,
  category: limits.categoryName,
};

/** Edits one language at a time; unsaved text of the others is kept. */
function TranslationForm({ kind, id, written, translated, onUnsaved }: TranslationFormProps) {
  const offered = languages.filter((each) => boot.languages.includes(each));
  const [language, setLanguage] = useState<Language | undefined>(offered.find((each) => translated[each]));
  const [drafts, setDrafts] = useState<{ readonly [L in Language]?: Draft }>({});
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const save = useTranslate(kind, id);
  const unsaved = Object.keys(drafts).length > 0;
  const guard = useUnsavedGuard(unsaved);
  // Told before the next key, which may be Escape, reaches the dialog around it.
  useLayoutEffect(() => onUnsaved?.(unsaved), [onUnsaved, unsaved]);

  const wordsIn = (each: Language): Words => ({
    title: "",
    description: "",
    ...(drafts[each]?.words ?? translated[each]),
  });
  const beforeIn = (each: Language) => drafts[each]?.before ?? translated[each] ?? {};
  const choose = (chosen: string) => {
    setErrors(new Map());
    setLanguage(offered.find((each) => each === chosen));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (language === undefined || save.isPending) return;
    save.mutate(
      { language, words: wordsIn(language), before: beforeIn(language) },
      {
        onSuccess: () => {
          setErrors(new Map());
          setDrafts(({ [language]: _, ...others }) => others);
        },
        onError: (error) => {
          setErrors(formErrors(error));
          // If somebody else has saved others, saving again replaces those.
          setDrafts((now) => ({ ...now, [language]: { words: wordsIn(language) } }));
        },
      },
    );
  };
  const field = (language: Language, name: keyof Words) => ({
    lang: language,
    dir: directionOf(language),
    value: wordsIn(language)[name],
    placeholder: written[name].slice(0, limits.videoTitle),
    error: errors.get(kind === "category" && name === "title" ? "name" : name),
    onChange: ({ currentTarget: { value } }: { readonly currentTarget: { readonly value: string } }) =>
      setDrafts((others) => ({
        ...others,
        [language]: { words: { ...wordsIn(language), [name]: value }, before: beforeIn(language) },
      })),
  });
  return (
    <form onSubmit={submit}>
      {guard}
      <Stack gap="md">
        <Text c="dimmed">{messages.note}</Text>
        <SelectField
          label={messages.language}
          value={language ?? ""}
          onChange={({ currentTarget: { value } }) => choose(value)}
        >
          {language === undefined && <option value="">{messages.choose}</option>}
          {offered.map((each) => (
            <option key={each} value={each}>
              {translated[each] === undefined
                ? languageNames[each]
                : format(messages.translated, { language: languageNames[each] })}
            </option>
          ))}
        </SelectField>
        {language !== undefined && (
          <>
            <TextField {...field(language, "title")} label={messages.titles[kind]} maxLength={limitOf[kind]} />
            <Textarea
              {...field(language, "description")}
              label={messages.description}
              size="md"
              rows={4}
              maxLength={kind === "category" ? limits.categoryDescription : limits.videoDescription}
            />
            <Button type="submit" variant="default" loading={save.isPending} style={{ alignSelf: "flex-end" }}>
              {messages.save}
            </Button>
          </>
        )}
      </Stack>
    </form>
  );
}
