export const messages = {
  subject: "Your payment for {app} did not go through",
  title: "Your payment did not go through",
  refusedUntil:
    "We could not renew your {app} subscription: the bank refused the payment. Nothing is lost yet: you stay pro until {day}.",
  refused:
    "We could not renew your {app} subscription: the bank refused the payment. Nothing is lost yet: you stay pro for now.",
  fix: "Fix the payment",
  changeCard: "You can also change your card, or cancel, on your subscription page: {page}",
} as const;
