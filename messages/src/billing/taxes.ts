import { forServer } from "@mindreel/messages/for-server";

export const refusals = forServer("billing/taxes:refusals.", {
  active: "Stripe Tax isn't set up yet.",
  head_office: "Stripe Tax doesn't know the address of your head office.",
  registration: "Stripe Tax has no active registration. Add one for each country where you pay tax.",
  tax_code: "Choose what you sell, or set a default in Stripe Tax.",
  inStripe:
    "Put this right in Stripe, under Settings, Tax, or switch tax off here. Until then, nobody can buy anything.",
  notSoldByStripe: "Stripe doesn't sell this in your place. It said: {said}",
  noSuchCode: "Stripe doesn't have this tax code.",
  noSuchId: "Your Stripe account doesn't have this tax number.",
});

export const owners = {
  title: "Taxes and invoices",
  intro: "Subscriptions that run stay as they began. What's chosen here holds for new ones.",
  mode: "Tax",
  modes: {
    none: "None, or outside Stripe",
    own: "I pay the taxes, and Stripe Tax works them out",
    stripe: "Stripe sells in my place, and pays the taxes",
  },
  stripeHint:
    "Managed Payments: Stripe is the seller, for new subscriptions. It owes the tax, answers questions about payments and sends invoices in its own name, for a fee. Turn it on <link>in Stripe</link> first, and say in your terms who sells.",
  behavior: "Prices",
  behaviors: {
    inclusive: "Tax is in the price",
    exclusive: "Tax comes on top of the price",
  },
  behaviorHint: "In the EU and many other places, prices for consumers have to include tax.",
  code: "What you sell",
  defaultCode: "The default of your Stripe account",
  footer: "At the foot of invoices",
  footerHint: "Such as your full name and address, and your number in the register of companies.",
  ids: "Your tax numbers on invoices",
  noIds: "Your Stripe account has no tax number. Add it under <link>Settings, Business, in Stripe</link>.",
  lacks: "Stripe Tax needs this first:",
  lack: {
    active: "<link>Set up Stripe Tax</link>",
    head_office: "<link>Say where your head office is</link>",
    registration: "<link>Add a registration</link> for each country where you pay tax",
    tax_code: "Choose below what you sell, or <link>set a default in Stripe</link>",
  },
  noAccount:
    "Stripe doesn't answer, or the key may not read tax settings. The key needs to read Tax, and to write Credit notes.",
  off: "Payments aren't set up yet. Set them up under <link>Connections</link>.",
  save: "Save",
  saved: "Taxes saved",
} as const;
