import { Stack, Text } from "@mantine/core";
import { legalDocuments } from "@mindreel/contract/plain/kinds/legal";
import { limits } from "@mindreel/contract/plain/limits";
import { pagePath } from "@mindreel/contract/plain/pages";
import { legal as names } from "@mindreel/messages/shared/frame";
import { legalFields as messages } from "@mindreel/messages/site/settings";
import { useDraft } from "#features/site/settings/draft.ts";
import { format } from "#shared/language/format.ts";
import { TextLink } from "#shared/ui/links/TextLink.tsx";
import { WordsField } from "./WordsField.tsx";

/** The legal pages. */
export function LegalFields() {
  const { settings } = useDraft();
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {messages.how}
      </Text>
      {legalDocuments.map((document) => (
        <div key={document}>
          <WordsField name={document} label={names.names[document]} maxLength={limits.legalText} lines={10} />
          {settings.values[document] !== null && (
            <TextLink href={pagePath("legal", { document })} newTab>
              {format(messages.open, { page: names.names[document] })}
            </TextLink>
          )}
        </div>
      ))}
    </Stack>
  );
}
