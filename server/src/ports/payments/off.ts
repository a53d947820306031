import { BadSignature, type Payments } from "./payments.port.ts";
import { stripeTerms } from "./stripe.mapper.ts";

const refuse = () => Promise.reject(new Error("payments are not set up"));

const refuseAll = () => ({ [Symbol.asyncIterator]: () => ({ next: refuse }) });

/** No payment provider: every request fails, and no event is accepted. */
export const noPayments: Payments = {
  // Subscriptions from before payments were turned off are still stored.
  terms: stripeTerms,
  dashboard: null,
  createCustomer: refuse,
  customersFor: refuse,
  changeCustomerEmail: refuse,
  sell: refuse,
  keepCoupon: refuse,
  tryToSell: refuse,
  createCheckout: refuse,
  expireCheckout: refuse,
  checkout: refuse,
  subscription: refuse,
  subscriptionsOf: refuse,
  invoice: refuse,
  invoicesOf: refuse,
  returns: refuse,
  accountCurrency: async () => null,
  settlement: refuse,
  returnedChargesOf: refuse,
  returnedChargesSince: refuseAll,
  subscriptions: refuseAll,
  cancelRenewal: refuse,
  resumeRenewal: refuse,
  previewChange: refuse,
  previewNext: refuse,
  applyCode: refuse,
  changePrice: refuse,
  schedulePrice: refuse,
  movePrice: refuse,
  unschedule: refuse,
  refund: refuse,
  endNow: refuse,
  portal: refuse,
  taxes: refuse,
  check: refuse,
  readEvent: () => {
    throw new BadSignature("payments are not set up");
  },
};
