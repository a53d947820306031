import { Page } from "#app/parts/Page.tsx";
import { useUrlFilters } from "#app/parts/useUrlFilters.ts";
import { isEventState, PaymentEventsTable } from "#features/billing/payment-events/PaymentEventsTable.tsx";
import { ExportPayments } from "#features/billing/payments-export/ExportPayments.tsx";
import { Reconciliation } from "#features/billing/reconciliation/Reconciliation.tsx";

export function Component() {
  const { params, change } = useUrlFilters();
  const state = params.get("state");
  return (
    <Page title="Payments">
      <Reconciliation />
      <ExportPayments />
      <PaymentEventsTable state={isEventState(state) ? state : undefined} onState={(value) => change("state", value)} />
    </Page>
  );
}
