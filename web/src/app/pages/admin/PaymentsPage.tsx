import { pagePath } from "@mindreel/contract/plain/pages";
import { page as messages } from "@mindreel/messages/billing/payments";
import { useQuery } from "@tanstack/react-query";
import { Page } from "#app/layouts/page/Page.tsx";
import { isEventState, PaymentEventsTable } from "#features/billing/payment-events/PaymentEventsTable.tsx";
import { PaymentsTable } from "#features/billing/payments/PaymentsTable.tsx";
import { isPaymentFilter } from "#features/billing/payments/wording.ts";
import { Reconciliation } from "#features/billing/reconciliation/Reconciliation.tsx";
import { reconciliationQuery } from "#features/billing/reconciliation/reconciliation.ts";
import { format } from "#shared/language/format.ts";
import { useUrlFilters } from "#shared/navigation/useUrlFilters.ts";
import { withQuery } from "#shared/navigation/withQuery.ts";
import { Views } from "#shared/ui/links/Views.tsx";

const views = ["payments", "comparison", "events"] as const;
type View = (typeof views)[number];
const isView = (text: string | null): text is View => views.some((view) => view === text);

/** Members' payments, with two more views: the reconciliation with Stripe, and Stripe's events. */
export function Component() {
  const { params, change, clear } = useUrlFilters();
  const asked = params.get("view");
  const view = isView(asked) ? asked : "payments";
  return (
    <Page title={messages.title}>
      <PaymentViews chosen={view} />
      {view === "payments" && (
        <Payments params={params} onChange={change} onClear={() => clear("payment", "from", "to", "search")} />
      )}
      {view === "comparison" && <Reconciliation />}
      {view === "events" && <Events params={params} onChange={change} />}
    </Page>
  );
}

interface Filtered {
  readonly params: URLSearchParams;
  readonly onChange: (name: string, value: string) => void;
}

function Payments({ params, onChange, onClear }: Filtered & { readonly onClear: () => void }) {
  const [state, from, to] = [params.get("payment"), params.get("from"), params.get("to")];
  const search = params.get("search");
  const query = {
    ...(isPaymentFilter(state) && { state }),
    ...(from && { from }),
    ...(to && { to }),
    ...(search && { search }),
  };
  return <PaymentsTable query={query} onChange={onChange} onClear={onClear} />;
}

function Events({ params, onChange }: Filtered) {
  const state = params.get("state");
  return (
    <PaymentEventsTable state={isEventState(state) ? state : undefined} onState={(value) => onChange("state", value)} />
  );
}

/** The page's views, with the number of differences that need a person. */
function PaymentViews({ chosen }: { chosen: View }) {
  const { data } = useQuery(reconciliationQuery);
  const open = data?.last?.open ?? 0;
  return (
    <Views
      chosen={chosen}
      views={views.map((name) => ({
        name,
        label:
          name === "comparison" && open > 0
            ? format(messages.withNumber, { label: messages.views[name], number: open })
            : messages.views[name],
        to: withQuery(pagePath("payments"), name === "payments" ? {} : { view: name }),
      }))}
    />
  );
}
