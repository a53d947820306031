import { forServer } from "@mindreel/messages/for-server";

export const refusals = forServer("billing/member-subscription:refusals.", {
  onlyNow: "This subscription can only be ended now: its renewal is due, or it's paused.",
  atStripe: "This subscription is paused or unpaid. Please resume it at Stripe.",
  blockedOrLeaving: "This member is blocked or leaving, so their subscription can't renew.",
});
