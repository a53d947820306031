import { useDisclosure } from "@mantine/hooks";
import { messages } from "@mindreel/messages/catalogue/series-admin";
import { Page } from "#app/layouts/page/Page.tsx";
import { SeriesModal } from "#features/catalogue/series-admin/SeriesModal.tsx";
import { SeriesTable } from "#features/catalogue/series-admin/SeriesTable.tsx";
import { IconPlus } from "#shared/icons/site.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";

export function Component() {
  const [adding, { open, close }] = useDisclosure();
  const add = (
    <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={open}>
      {messages.new}
    </Button>
  );
  return (
    <Page title={messages.title} tools={add}>
      <SeriesTable />
      <SeriesModal opened={adding} onClose={close} />
    </Page>
  );
}
