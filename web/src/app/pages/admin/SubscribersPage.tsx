import { Page } from "#app/parts/Page.tsx";
import { ExportSubscribers } from "#features/newsletter/components/ExportSubscribers.tsx";
import { SubscribersTable } from "#features/newsletter/components/SubscribersTable.tsx";

export function Component() {
  return (
    <Page title="Subscribers" tools={<ExportSubscribers />}>
      <SubscribersTable />
    </Page>
  );
}
