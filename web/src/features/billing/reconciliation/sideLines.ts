import type { Difference, Side } from "@mindreel/contract/billing/reconciliation";
import { messages } from "@mindreel/messages/billing/reconciliation";
import { invoiceState, money } from "#features/billing/payments/wording.ts";
import { format } from "#shared/language/format.ts";
import { wordFor } from "#shared/language/wordFor.ts";
import { momentOf } from "#shared/time/dates.ts";

/** To the second, as two sides may differ by seconds. */
const moment = (iso: string) => momentOf(iso, "medium");

type SubscriptionSide = Extract<Side, { of: "subscription" }>;
type Invoice = NonNullable<SubscriptionSide["last_invoice"]>;

function renewal({ renews, ends_at, ongoing }: SubscriptionSide): string {
  if (renews) return messages.side.renews;
  if (ends_at === null) return messages.side.doesNotRenew;
  return format(ongoing ? messages.side.ends : messages.side.ended, { moment: moment(ends_at) });
}

/** What a side has recorded, a fact per line. */
function linesOf(side: Side): string[] {
  switch (side.of) {
    case "nothing":
      return [messages.side.nothing];
    case "customer":
      return [format(messages.side.customer, { id: side.id })];
    case "subscription": {
      const { status, paid_until, last_invoice: invoice } = side;
      return [
        wordFor(status, messages.side.statuses),
        paid_until === null
          ? messages.side.nothingPaid
          : format(messages.side.paidUntil, { moment: moment(paid_until) }),
        renewal(side),
        ...(invoice === undefined ? [] : [invoice === null ? messages.side.noInvoice : invoiceLine(invoice)]),
      ];
    }
    case "returns": {
      const { invoice, refunded, currency, dispute } = side;
      return [
        format(messages.side.refunded, { id: invoice, amount: money(refunded, currency) }),
        ...(dispute === null ? [] : [messages.side.disputes[dispute]]),
      ];
    }
  }
}

const invoiceLine = ({ id, status, amount_paid, currency }: Invoice): string =>
  format(messages.side.lastInvoice, { id, state: invoiceState(status), amount: money(amount_paid, currency) });

export interface Line {
  readonly text: string;
  readonly differs: boolean;
}

/** What each side has recorded. Marks what differs, unless one side has nothing to compare with. */
export function sideLines({ kind, ours, theirs }: Pick<Difference, "kind" | "ours" | "theirs">): {
  ours: Line[];
  theirs: Line[];
} {
  const [here, there] = [linesOf(ours), linesOf(theirs)];
  const marked = (lines: readonly string[], others: readonly string[]) =>
    lines.map((text) => ({ text, differs: kind === "differs" && !others.includes(text) }));
  return { ours: marked(here, there), theirs: marked(there, here) };
}
