import { forServer } from "@mindreel/messages/for-server";

export const refusals = forServer("billing/member-subscription:refusals.", {
  onlyNow: "This subscription can only be ended now: its renewal is due, or it's paused.",
  atStripe: "This subscription is paused or unpaid. Please resume it at Stripe.",
  blockedOrLeaving: "This member is blocked or leaving, so their subscription can't renew.",
});

export const messages = {
  cancel: "Cancel subscription",
  cancelLabel: "Cancel the subscription of {username}",
  cancelTitle: "Cancel {username}'s subscription?",
  when: "When it ends",
  later: "With the paid time, on {day}",
  now: "Right now",
  laterText:
    "Nothing more is charged. They keep access until {day}, and it can be resumed until then. They get an email.",
  nowText:
    "It ends at Stripe for good. What they've paid for stays until {day}; to end that too, refund the last payment. They get an email.",
  dueText: "It ends at Stripe for good, the unpaid invoice is void, and access that isn't paid for ends now.",
  canceled: "Subscription canceled",
  resume: "Resume subscription",
  resumeLabel: "Resume the subscription of {username}",
  resumeTitle: "Resume {username}'s subscription?",
  resumeText: "It renews on {day}, and their card is charged then. They get an email.",
  resumed: "Subscription resumed",
} as const;
