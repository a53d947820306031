import type { Profile } from "@mindreel/contract/accounts/profile";
import type { MemberBilling } from "@mindreel/contract/billing/member-billing";
import { HelpDialog } from "#features/accounts/member-help.tsx";
import { useSecurity } from "#features/accounts/security/security.ts";
import { SuperuserDialog } from "#features/accounts/superusers.tsx";
import { CancelDialog, ResumeDialog } from "#features/billing/member-subscription/SubscriptionDialogs.tsx";
import { leftOf } from "#features/billing/payments/leftOf.ts";
import { WinBackDialog } from "#features/newsletter/win-back.tsx";
import { RefundDialog } from "./RefundDialog.tsx";

const actions = ["refund", "cancel", "resume", "reset", "confirmation", "superuser", "winBack"] as const;
export type MemberAction = (typeof actions)[number];
export const isMemberAction = (text: string | null): text is MemberAction => actions.some((action) => action === text);

interface Props {
  readonly user: Profile;
  readonly billing: MemberBilling | undefined;
  /** The last one that was asked for, also while its dialog closes. */
  readonly action: MemberAction;
  /** The invoice to refund; null: the newest that something is left of. */
  readonly payment: string | null;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The dialog of an action, which says by name what will happen to whom. */
export function MemberDialogs({ user, billing, action, payment: asked, opened, onClose }: Props) {
  const { data: security } = useSecurity();
  const dialog = { member: user, opened, onClose };
  if (action === "reset" || action === "confirmation") return <HelpDialog {...dialog} help={action} />;
  if (action === "superuser") return security && <SuperuserDialog {...dialog} security={security} />;
  if (action === "winBack") return <WinBackDialog {...dialog} />;
  if (billing === undefined) return null;
  const { standing, payments } = billing;
  if (action === "cancel") return <CancelDialog {...dialog} standing={standing} />;
  if (action === "resume") return <ResumeDialog {...dialog} standing={standing} />;
  const payment = payments.find((each) => leftOf(each) > 0 && (asked === null || each.id === asked));
  return security && payment && <RefundDialog key={payment.id} {...{ ...dialog, billing, payment, security }} />;
}
