import { Group, Stack, Text } from "@mantine/core";
import { type MailName, type MailWords, mailSetting } from "@mindreel/contract/plain/kinds/mails";
import { type Language, languageNames, languages } from "@mindreel/contract/plain/languages";
import { messages, names, occasions } from "@mindreel/messages/site/mails";
import { useEffect, useRef, useState } from "react";
import { useDraft } from "#features/site/settings/draft.ts";
import { boot } from "#shared/boot.ts";
import { language as pageLanguage } from "#shared/language/language.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { TextButton } from "#shared/ui/plain/buttons/TextButton.tsx";
import { SelectField } from "#shared/ui/plain/fields/SelectField.tsx";
import { Title } from "#shared/ui/plain/text/Title.tsx";
import classes from "./mails.module.css";
import { useSendTest } from "./mails.ts";
import { Preview } from "./Preview.tsx";
import { WordsFields } from "./WordsFields.tsx";
import { faultOf, faultsByField, withWords } from "./words.ts";

interface Props {
  readonly mail: MailName;
  readonly builtIn: { readonly [L in Language]?: MailWords };
  readonly onClose: () => void;
}

/** One mail's wording, one language at a time, next to a preview of the mail. */
export function MailEditor({ mail, builtIn, onClose }: Props) {
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
