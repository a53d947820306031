import type { ListedPayment } from "@mindreel/contract/billing/payments";
import { pagePath } from "@mindreel/contract/plain/pages";
import { account } from "@mindreel/messages/accounts/member-admin";
import { messages as subscription } from "@mindreel/messages/billing/member-subscription";
import { messages as refunds } from "@mindreel/messages/billing/refunds";
import { table as messages } from "@mindreel/messages/shared/words";
import { useRef } from "react";
import { leftOf } from "#features/billing/payments/leftOf.ts";
import { boot } from "#shared/boot.ts";
import { IconDots } from "#shared/icons/member.ts";
import { format } from "#shared/language/format.ts";
import { withQuery } from "#shared/navigation/withQuery.ts";
import { IconButton } from "#shared/ui/plain/buttons/IconButton.tsx";
import { Menu } from "#shared/ui/plain/menu/Menu.tsx";
import { MenuAnchor, MenuLink } from "#shared/ui/plain/menu/MenuItem.tsx";
import { invoiceName } from "./wording.ts";

/** What can be done about a payment; the member's page asks for the details. */
export function PaymentActions({ payment }: { readonly payment: ListedPayment }) {
  const target = useRef<HTMLButtonElement>(null);
  const { id, member } = payment;
  const to = (query: Readonly<Record<string, string>>) =>
    member === null ? null : withQuery(pagePath("member", { id: member.id }), query);
  const [refund, cancel] = [leftOf(payment) > 0 ? to({ do: "refund", payment: id }) : null, to({ do: "cancel" })];
  if (cancel === null && boot.stripeDashboard === null) return null;
  return (
    <Menu
      target={target}
      button={(props) => (
        <IconButton {...props} aria-label={format(messages.actionsFor, { name: invoiceName(payment) })}>
          <IconDots size={20} aria-hidden="true" />
        </IconButton>
      )}
    >
      {() => (
        <>
          {refund !== null && <MenuLink to={refund}>{refunds.refund}</MenuLink>}
          {cancel !== null && <MenuLink to={cancel}>{subscription.cancel}</MenuLink>}
          {boot.stripeDashboard !== null && (
            <MenuAnchor href={`${boot.stripeDashboard}/invoices/${id}`}>{account.openInStripe}</MenuAnchor>
          )}
        </>
      )}
    </Menu>
  );
}
