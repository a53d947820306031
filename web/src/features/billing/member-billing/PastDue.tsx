import { Text } from "@mantine/core";
import type { MemberBilling } from "@mindreel/contract/billing/member-billing";
import { messages } from "@mindreel/messages/billing/member-billing";
import { format } from "#shared/language/format.ts";
import { dayOf } from "#shared/time/dates.ts";

/** Since when a renewal is unpaid, when it is tried again, and its invoice. */
export function PastDue({ billing: { standing, next_try } }: { readonly billing: MemberBilling }) {
  const { paid_until, pay_url } = standing;
  return (
    <Text>
      {paid_until !== null && format(messages.pastDueSince, { day: dayOf(paid_until) })}{" "}
      {next_try === null ? messages.lastTry : format(messages.nextTry, { day: dayOf(next_try) })}{" "}
      {pay_url !== null && <a href={pay_url}>{messages.openInvoice}</a>}
    </Text>
  );
}
