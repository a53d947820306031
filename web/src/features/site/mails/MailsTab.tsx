import { Group, Stack, Text } from "@mantine/core";
import { type MailName, type MailWords, mailSetting } from "@mindreel/contract/plain/kinds/mails";
import { type Language, languageNames, languages } from "@mindreel/contract/plain/languages";
import { messages, names, occasions } from "@mindreel/messages/site/mails";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useDraft } from "#features/site/settings/draft.ts";
import { MailFields } from "#features/site/settings/fields/MailFields.tsx";
import { boot } from "#shared/boot.ts";
import { language as pageLanguage } from "#shared/language/language.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { TextButton } from "#shared/ui/plain/buttons/TextButton.tsx";
import { SelectField } from "#shared/ui/plain/fields/SelectField.tsx";
import { Title } from "#shared/ui/plain/text/Title.tsx";
import { Section } from "#shared/ui/Section.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { MailList } from "./MailList.tsx";
import classes from "./mails.module.css";
import { builtInMailsQuery, useSendTest } from "./mails.ts";
import { Preview } from "./Preview.tsx";
import { WordsFields } from "./WordsFields.tsx";
import { faultOf, faultsByField, withWords } from "./words.ts";

/** The wording of every mail, an editor for one of them, and settings for all. */
export function MailsTab() {
  const { data, error, refetch } = useQuery(builtInMailsQuery);
  const [open, setOpen] = useState<MailName>();
  /** The mail that was open last, to which the focus returns. */
  const last = useRef<MailName>(undefined);
  const choose = (mail: MailName | undefined) => {
    last.current = open;
    setOpen(mail);
  };
  if (data === undefined)
    return error === null ? <FullSpinner /> : <ErrorState error={error} onRetry={() => void refetch()} />;
  const chosen = data.mails.find(({ mail }) => mail === open);
  return (
    <>
      {chosen === undefined ? (
        <Section title={messages.title}>
          <Stack gap="md">
            <Text size="sm" c="dimmed" className={classes.note}>
              {messages.note}
            </Text>
            <MailList mails={data.mails.map(({ mail }) => mail)} focused={last.current} onChoose={choose} />
          </Stack>
        </Section>
      ) : (
        <MailEditor key={chosen.mail} mail={chosen.mail} builtIn={chosen.words} onClose={() => choose(undefined)} />
      )}
      <Section title={messages.signature}>
        <div className={classes.editor}>
          <MailFields />
          {chosen === undefined && <SignedMail />}
        </div>
      </Section>
    </>
  );
}

/** Some mail with the signature that is being written, which is below every one. */
export function SignedMail() {
  const { values } = useDraft();
  const { data } = useQuery(builtInMailsQuery);
  const [first] = data?.mails ?? [];
  const language = boot.languages[0] ?? "en";
  const words = first && (values[mailSetting(first.mail)]?.[language] ?? first.words[language]);
  if (first === undefined || words === undefined) return null;
  return <Preview written={{ mail: first.mail, language, words, signature: values.mail_signature }} isFaulty={false} />;
}

interface MailEditorProps {
  readonly mail: MailName;
  readonly builtIn: { readonly [L in Language]?: MailWords };
  readonly onClose: () => void;
}

/** One mail's wording, one language at a time, next to a preview of the mail. */
export function MailEditor({ mail, builtIn, onClose }: MailEditorProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { values, change } = useDraft();
  const offered = languages.filter((each) => boot.languages.includes(each));
  const [language, setLanguage] = useState<Language>(pageLanguage());
  const test = useSendTest();
  useEffect(() => heading.current?.focus(), []);

  const setting = mailSetting(mail);
  const own = values[setting];
  const words = own?.[language] ?? builtIn[language];
  if (words === undefined) return null;

  const write = (next: MailWords | undefined) => {
    const all = withWords(own, language, next, builtIn);
    const fault = faultOf(mail, all);
    change({ [setting]: all }, fault === undefined ? {} : { [setting]: fault });
  };
  const faults = faultsByField(mail, words);
  const written = { mail, language, words, signature: values.mail_signature };
  return (
    <section className={classes.editor}>
      <Stack gap="md">
        <div className={classes.heading}>
          <TextButton onClick={onClose}>{messages.back}</TextButton>
          <Title order={2} ref={heading} tabIndex={-1}>
            {names.names[mail]}
          </Title>
          <Text size="sm" c="dimmed">
            {occasions.occasions[mail]}
          </Text>
        </div>
        {offered.length > 1 && (
          <SelectField
            label={messages.language}
            value={language}
            onChange={({ currentTarget: { value } }) =>
              setLanguage(offered.find((each) => each === value) ?? pageLanguage())
            }
            options={offered.map((each) => ({ value: each, label: languageNames[each] }))}
          />
        )}
        <WordsFields mail={mail} language={language} words={words} faults={faults} onChange={write} />
        <Group gap="xs">
          <Button
            variant="default"
            disabled={faults.size > 0}
            loading={test.isPending}
            onClick={() => test.mutate(written)}
          >
            {messages.sendTest}
          </Button>
          {own?.[language] !== undefined && (
            <Button variant="default" onClick={() => write(undefined)}>
              {messages.reset}
            </Button>
          )}
        </Group>
      </Stack>
      <Preview written={written} isFaulty={faults.size > 0} />
    </section>
  );
}
