import { Stack, Text } from "@mantine/core";
import type { MailName } from "@mindreel/contract/plain/kinds/mails";
import { messages } from "@mindreel/messages/site/mails";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { MailFields } from "#features/site/settings/fields/MailFields.tsx";
import { Section } from "#shared/ui/Section.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { MailEditor } from "./MailEditor.tsx";
import { MailList } from "./MailList.tsx";
import classes from "./mails.module.css";
import { builtInMailsQuery } from "./mails.ts";
import { SignedMail } from "./SignedMail.tsx";

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
