import { Page } from "#app/parts/Page.tsx";
import { SubscribersTable } from "#features/newsletter/components/SubscribersTable.tsx";

export function Component() {
  return (
    <Page title="Subscribers">
      <SubscribersTable />
    </Page>
  );
}
