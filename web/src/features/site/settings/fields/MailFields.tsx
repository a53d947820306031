import { Stack } from "@mantine/core";
import { limits } from "@mindreel/contract/plain/limits";
import { messages } from "@mindreel/messages/site/settings";
import { useDraft } from "#features/site/settings/draft.ts";
import { WordsField } from "./WordsField.tsx";

export function MailFields() {
  const { values } = useDraft();
  return (
    <Stack gap="md">
      <WordsField
        name="mail_sender"
        label={messages.sender}
        maxLength={60}
        usual={values.name}
        description={messages.senderNote}
      />
      <WordsField
        name="mail_signature"
        label={messages.signature}
        maxLength={limits.siteParagraph}
        usual={values.name}
        description={messages.signatureNote}
        lines={4}
      />
    </Stack>
  );
}
