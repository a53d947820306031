/** The state with which the browser comes to the subscription page from a payment. */
export const justPaid = "just-paid";
