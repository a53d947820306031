import { Page } from "#app/parts/Page.tsx";
import { EventsTable, isEventState } from "#features/billing/payment-events/EventsTable.tsx";
import { ExportPayments } from "#features/billing/payments-export/ExportPayments.tsx";
import { Comparison } from "#features/billing/reconciliation/Comparison.tsx";
import { useAddress } from "./useAddress.ts";

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
