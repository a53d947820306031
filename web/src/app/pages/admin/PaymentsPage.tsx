import { useAddress } from "#app/pages/admin/useAddress.ts";
import { Page } from "#app/parts/Page.tsx";
import { Comparison } from "#features/billing/components/admin/Comparison.tsx";
import { EventsTable, isEventState } from "#features/billing/components/admin/EventsTable.tsx";
import { ExportPayments } from "#features/billing/components/admin/ExportPayments.tsx";

export function Component() {
  const { params, change } = useAddress();
  const state = params.get("state");
  return (
    <Page title="Payments">
      <Comparison />
      <ExportPayments />
      <EventsTable state={isEventState(state) ? state : undefined} onState={(value) => change("state", value)} />
    </Page>
  );
}
