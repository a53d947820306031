import type { Profile } from "@mindreel/contract/accounts/profile";
import type { Security } from "@mindreel/contract/accounts/security";
import type { MemberBilling } from "@mindreel/contract/billing/member-billing";
import type { Payment } from "@mindreel/contract/billing/payments";
import { messages } from "@mindreel/messages/billing/refunds";
import { useRef, useState } from "react";
import { ReauthenticationDialog, StepTitle } from "#features/accounts/reauthentication/ReauthenticationDialog.tsx";
import { ReauthenticationForm } from "#features/accounts/reauthentication/ReauthenticationForm.tsx";
import { memberBillingQuery } from "#features/billing/member-billing/memberBilling.ts";
import { RefundFields, wholeOf } from "#features/billing/refunds/RefundFields.tsx";
import { refund } from "#features/billing/refunds/refund.ts";
import { endsWith, typedAmount } from "#features/billing/refunds/refundable.ts";
import { ApiError } from "#shared/api/api.ts";
import { queryClient } from "#shared/api/query.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { format } from "#shared/language/format.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";

interface Props {
  readonly member: Profile;
  readonly billing: MemberBilling;
  readonly payment: Payment;
  /** Of the superuser who is signed in. */
  readonly security: Security;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Refunds a payment of a member, after a proof of who does. */
export function RefundDialog({ opened, onClose, member, ...content }: Props) {
  const label = format(messages.label, { username: member.username });
  return (
    <ReauthenticationDialog label={label} opened={opened} onClose={onClose}>
      <RefundForm {...content} member={member} onClose={onClose} />
    </ReauthenticationDialog>
  );
}

function RefundForm({ member, billing, payment, security, onClose }: Omit<Props, "opened">) {
  const [draft, setDraft] = useState(() => wholeOf(payment));
  // The same until it was refused, so that it is made once however often it is sent.
  const id = useRef(crypto.randomUUID());
  const { id: memberId, username } = member;
  return (
    <>
      <StepTitle>{format(messages.title, { username })}</StepTitle>
      <ReauthenticationForm
        security={security}
        label={format(messages.label, { username })}
        submit={messages.refund}
        danger
        act={async (proof) => {
          const amount = typedAmount(draft.amount, payment.currency) ?? 0;
          const body = { ...proof, id: id.current, amount, refunded: payment.refunded, reason: draft.reason };
          try {
            return await refund(payment.id, body);
          } catch (error) {
            if (error instanceof ApiError && error.code === "payments_refused") id.current = crypto.randomUUID();
            throw error;
          }
        }}
        onDone={(state) => {
          for (const queryKey of [
            memberBillingQuery(String(memberId)).queryKey,
            ["payments"],
            queryKeys.users,
            queryKeys.figures,
          ])
            void queryClient.invalidateQueries({ queryKey });
          onClose();
          if (state === "pending") toastError(messages.pending);
          else toastSuccess(messages.done);
        }}
        onCancel={onClose}
      >
        <RefundFields
          payment={payment}
          draft={draft}
          onChange={setDraft}
          ends={endsWith(payment, billing.payments, billing.standing)}
        />
      </ReauthenticationForm>
    </>
  );
}
