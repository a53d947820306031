/** An accepted card. Only Stripe's public test numbers are accepted, no real cards. */
export interface TestCard {
  readonly number: string;
  readonly brand: string;
  readonly last4: string;
  readonly does: string;
  /** The outcome of the first payment; `asks` requires 3-D Secure first. */
  readonly first: "pays" | "asks" | "declined" | "insufficient_funds";
  /** Whether later payments succeed. */
  readonly renews: boolean;
}

const card = (digits: string, does: string, first: TestCard["first"], renews: boolean): TestCard => ({
  number: digits.replace(/(\d{4})(?=\d)/g, "$1 "),
  brand: "visa",
  last4: digits.slice(-4),
  does,
  first,
  renews,
});

export const testCards: readonly TestCard[] = [
  card("4242424242424242", "pays, now and later", "pays", true),
  card("4000002500003155", "asks for 3-D Secure first", "asks", true),
  card("4000000000000341", "pays now, fails at the next renewal", "pays", false),
  card("4000000000000002", "is declined", "declined", false),
  card("4000000000009995", "has insufficient funds", "insufficient_funds", false),
];

export const refusals = {
  declined: { code: "card_declined", message: "Your card was declined." },
  insufficient_funds: { code: "card_declined", message: "Your card has insufficient funds." },
  authentication: {
    code: "payment_intent_authentication_failure",
    message:
      "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
  },
} as const;

export const cardOf = (number: string): TestCard | undefined => {
  const digits = number.replace(/\D/g, "");
  return testCards.find((known) => known.number.replaceAll(" ", "") === digits);
};
