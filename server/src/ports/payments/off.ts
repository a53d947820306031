import { BadSignature, type Payments } from "./payments.port.ts";

const refuse = () => Promise.reject(new Error("payments are not set up"));

/** Where there are no payments: nothing can be asked, and no event is believed. */
export const noPayments: Payments = {
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
