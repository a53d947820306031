/** The history state of the subscription page when the browser arrives there after a payment. */
export const justPaid = "just-paid";
