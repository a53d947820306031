import { Stack, Text } from "@mantine/core";
import { blankIn, type LegalDocument, legalDocuments } from "@mindreel/contract/plain/kinds/legal";
import { limits } from "@mindreel/contract/plain/limits";
import { pagePath } from "@mindreel/contract/plain/pages";
import { legal as names } from "@mindreel/messages/shared/frame";
import { legalFields as messages } from "@mindreel/messages/site/settings";
import { templateOf } from "#features/site/legal/templates.ts";
import { useDraft } from "#features/site/settings/draft.ts";
import { format } from "#shared/language/format.ts";
import { language } from "#shared/language/language.ts";
import { loadError } from "#shared/loading/parts/loadError.ts";
import { toastError } from "#shared/toasts/toasts.ts";
import { TextLink } from "#shared/ui/links/TextLink.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { WordsField } from "./WordsField.tsx";

/** The legal pages. */
export function LegalFields() {
  const { settings, values, change } = useDraft();
  const begin = async (document: LegalDocument) => {
    try {
      change({ [document]: await templateOf(document, language()) });
    } catch {
      toastError((await loadError()).message);
    }
  };
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {messages.how}
      </Text>
      {legalDocuments.map((document) => (
        <div key={document}>
          <WordsField name={document} label={names.names[document]} maxLength={limits.legalText} lines={10} />
          {values[document] === null && (
            <Button variant="subtle" size="xs" onClick={() => void begin(document)}>
              {format(messages.begin, { page: names.names[document] })}
            </Button>
          )}
          {blankIn(values[document] ?? "") !== undefined && <Text size="sm">{messages.blanks}</Text>}
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
