import type { Profile } from "@mindreel/contract/accounts/profile";
import type { MemberBilling } from "@mindreel/contract/billing/member-billing";
import { account as messages } from "@mindreel/messages/accounts/member-admin";
import { messages as help } from "@mindreel/messages/accounts/member-help";
import { messages as superusers } from "@mindreel/messages/accounts/superusers";
import { messages as subscription } from "@mindreel/messages/billing/member-subscription";
import { messages as refunds } from "@mindreel/messages/billing/refunds";
import { owners as winBack } from "@mindreel/messages/newsletter/win-back";
import { useQuery } from "@tanstack/react-query";
import { type RefObject, useRef } from "react";
import { memberAccountQuery } from "#features/accounts/member-admin/memberAccount.ts";
import { leftOf } from "#features/billing/payments/leftOf.ts";
import { boot } from "#shared/boot.ts";
import { readSession } from "#shared/session/session.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { Menu } from "#shared/ui/plain/menu/Menu.tsx";
import { MenuAnchor, MenuItem } from "#shared/ui/plain/menu/MenuItem.tsx";
import type { MemberAction } from "./MemberDialogs.tsx";

interface Props {
  readonly user: Profile;
  readonly billing: MemberBilling | undefined;
  readonly onAsk: (action: MemberAction) => void;
  readonly daysField: RefObject<HTMLInputElement | null>;
  readonly noteField: RefObject<HTMLTextAreaElement | null>;
}

/** What a superuser can do for a member, as far as it is possible now. */
export function MemberActions({ user, billing, onAsk, daysField, noteField }: Props) {
  const target = useRef<HTMLButtonElement>(null);
  const { data: account } = useQuery(memberAccountQuery(String(user.id)));
  const isSelf = user.id === readSession()?.id;
  const state = billing?.standing.state;
  const customer = billing?.customer ?? null;
  const isRunning = state === "active" || state === "cancelling" || state === "past_due" || state === "paused";
  const ask = (action: MemberAction) => () => onAsk(action);
  // Once the menu has closed, which gives the focus back to its button.
  const focus = (field: RefObject<HTMLElement | null>) => () => setTimeout(() => field.current?.focus());
  return (
    <Menu
      target={target}
      button={(props) => (
        <Button {...props} variant="default">
          {messages.actions}
        </Button>
      )}
    >
      {() => (
        <>
          {billing?.payments.some((payment) => leftOf(payment) > 0) && (
            <MenuItem onClick={ask("refund")}>{refunds.refund}</MenuItem>
          )}
          {isRunning && <MenuItem onClick={ask("cancel")}>{subscription.cancel}</MenuItem>}
          {state === "cancelling" && <MenuItem onClick={ask("resume")}>{subscription.resume}</MenuItem>}
          {(state === "none" || state === "free") && billing?.payments.some(({ paid_at }) => paid_at !== null) && (
            <MenuItem onClick={ask("winBack")}>{winBack.title}</MenuItem>
          )}
          <MenuItem onClick={focus(daysField)}>{messages.giveTime}</MenuItem>
          {user.is_active && <MenuItem onClick={ask("reset")}>{help.reset}</MenuItem>}
          {user.is_active && account?.email_confirmed === false && (
            <MenuItem onClick={ask("confirmation")}>{help.confirmation}</MenuItem>
          )}
          <MenuItem onClick={focus(noteField)}>{messages.addNote}</MenuItem>
          {boot.stripeDashboard !== null && customer !== null && (
            <MenuAnchor href={`${boot.stripeDashboard}/customers/${customer}`}>{messages.openInStripe}</MenuAnchor>
          )}
          {!isSelf && (
            <MenuItem onClick={ask("superuser")}>{user.is_superuser ? superusers.unmake : superusers.make}</MenuItem>
          )}
        </>
      )}
    </Menu>
  );
}
