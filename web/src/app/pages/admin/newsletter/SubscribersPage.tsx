import { useDisclosure } from "@mantine/hooks";
import { messages } from "@mindreel/messages/newsletter/subscribers";
import { Page } from "#app/layouts/page/Page.tsx";
import { ImportSubscribers } from "#features/newsletter/subscriber-import/ImportSubscribers.tsx";
import { ExportSubscribers } from "#features/newsletter/subscribers/ExportSubscribers.tsx";
import { SubscribersTable } from "#features/newsletter/subscribers/SubscribersTable.tsx";
import { IconTableImport } from "#shared/icons/administration.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { Section } from "#shared/ui/Section.tsx";

export function Component() {
  const [importing, { toggle }] = useDisclosure();
  return (
    <Page
      title={messages.title}
      tools={
        <>
          <Button
            variant="default"
            leftSection={<IconTableImport size={18} aria-hidden="true" />}
            aria-expanded={importing}
            onClick={toggle}
          >
            {messages.import}
          </Button>
          <ExportSubscribers />
        </>
      }
    >
      {importing && <ImportSubscribers />}
      {importing ? (
        <Section title={messages.list}>
          <SubscribersTable />
        </Section>
      ) : (
        <SubscribersTable />
      )}
    </Page>
  );
}
