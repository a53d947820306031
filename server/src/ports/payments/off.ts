import { BadSignature, type Payments } from "./payments.port.ts";
import { stripeTerms } from "./stripe.mapper.ts";

const refuse = () => Promise.reject(new Error("payments are not set up"));

/** No payment provider: every request fails, and no event is accepted. */
export const noPayments: Payments = {
  // Subscriptions from before payments were turned off are still stored.
  terms: stripeTerms,
  createCustomer: refuse,
  changeCustomerEmail: refuse,
  createCheckout: refuse,
  expireCheckout: refuse,
  checkout: refuse,
  subscription: refuse,
  invoice: refuse,
  returns: refuse,
  subscriptions: () => ({ [Symbol.asyncIterator]: () => ({ next: refuse }) }),
  cancelRenewal: refuse,
  endNow: refuse,
  portal: refuse,
  readEvent: () => {
    throw new BadSignature("payments are not set up");
  },
};
