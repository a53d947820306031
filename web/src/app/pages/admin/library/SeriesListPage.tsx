import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconPlus } from "@tabler/icons-react";
import { Page } from "#app/parts/Page.tsx";
import { SeriesModal } from "#features/catalogue/series-admin/SeriesModal.tsx";
import { SeriesTable } from "#features/catalogue/series-admin/SeriesTable.tsx";

export function Component() {
  const [adding, { open, close }] = useDisclosure();
  const add = (
    <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={open}>
      New series
    </Button>
  );
  return (
    <Page title="Series" tools={add}>
      <SeriesTable />
      <SeriesModal opened={adding} onClose={close} />
    </Page>
  );
}
