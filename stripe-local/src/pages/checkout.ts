import { text } from "#api/params.ts";
import { refusals, testCards } from "#billing/cards.ts";
import { priceIn } from "#billing/invoices.ts";
import { locate, taxRates } from "#billing/taxes.ts";
import type { CheckoutSession, Price } from "#world/objects.ts";
import type { Wallet } from "#world/world.ts";
import { cardForm, cardList, readCard } from "./card-form.ts";
import { date, each, type Html, html, money } from "./html.ts";
import { notFound, type PageTools, type Shown } from "./page.ts";

/** The payment page, and the bank's page for cards with 3-D Secure. */
export function checkoutPages({ world, payments, subscriptions, purchase, appName, get, post }: PageTools): void {
  const priceOf = (session: CheckoutSession) => world.find("prices", session.plan.price);
  const successUrl = (session: CheckoutSession) => session.success_url.replaceAll("{CHECKOUT_SESSION_ID}", session.id);
  const isOpen = (session: CheckoutSession) => session.status === "open" && session.expires_at > world.now();

  function closed(session: CheckoutSession): Shown {
    const done = session.status === "complete";
    const to = done ? successUrl(session) : session.cancel_url;
    return {
      title: done ? "Paid" : "Expired",
      body: html`<section><h1>${done ? "This is already paid" : "This checkout has expired"}</h1>
<p class="dim">${done ? "There is nothing left to do here." : "Nothing was charged. Please start again."}</p>
${to !== null && html`<a class="button" href="${to}">Return to ${appName}</a>`}</section>`,
    };
  }

  const buys = ({ mode }: CheckoutSession) => (mode === "payment" ? "Buy" : "Subscribe to");

  /** With a coupon or a trial, the first payment is not what the next ones are. */
  const rhythm = ({ plan }: CheckoutSession, price: Price | undefined) =>
    plan.coupon !== undefined || plan.trial !== undefined ? "now" : price && each(price.recurring);

  function afterwards({ mode, plan, currency }: CheckoutSession, price: Price | undefined): string {
    if (mode === "payment") return "Nothing is charged later.";
    if (plan.trial === undefined || price === undefined) return "Renews by itself until it is canceled.";
    const { unit_amount: amount, recurring } = priceIn(price, currency);
    return `Free until ${date(plan.trial.end)}, then ${money(amount, currency)} ${each(recurring)}.`;
  }

  /** A trial may need no card. */
  const asksForCard = ({ amount_total: amount, payment_method_collection: collection }: CheckoutSession): boolean =>
    amount > 0 || collection === "always";

  function complete(session: CheckoutSession, price: Price, wallet: Wallet | null): Shown {
    if (session.mode === "subscription") subscriptions.complete(session, price, wallet);
    else if (wallet !== null) purchase(session, price, wallet);
    return { to: successUrl(session) };
  }

  function order(session: CheckoutSession): Html {
    const price = priceOf(session);
    const product = world.find("products", price?.product ?? "");
    const customer = world.find("customers", session.customer ?? "");
    return html`<section aria-labelledby="order"><h1 id="order">${buys(session)} ${product?.name ?? "the plan"}</h1>
<p class="price">${money(session.amount_total, session.currency)} <span class="dim">${rhythm(session, price)}</span></p>
${session.plan.taxed && html`<p class="dim">${taxOf(session)}</p>`}
<p class="dim">For ${customer?.email ?? session.customer_email ?? "you"}. ${afterwards(session, price)}</p>
${session.cancel_url !== null && html`<a class="button quiet" href="${session.cancel_url}">Back to ${appName}</a>`}</section>`;
  }

  /** What is asked before tax can be calculated. */
  const addressForm = (
    session: CheckoutSession,
  ): Html => html`<form method="post" action="/rehearsal/pay/${session.id}/address">
<div class="field"><label for="country">Country</label><select id="country" name="country">
${[...Object.keys(taxRates), "US"].map((country) => html`<option>${country}</option>`)}</select></div>
${session.tax_id_collection && html`<div class="field"><label for="tax_id">EU VAT number of a business (optional)</label><input id="tax_id" name="tax_id" autocomplete="off"></div>`}
<button class="wide">Continue</button></form>`;

  function taxOf({ automatic_tax: tax, total_details: { amount_tax }, currency, managed_payments }: CheckoutSession) {
    if (tax.status === "requires_location_inputs") return "Tax depends on where you are.";
    const seller = managed_payments ? " Sold by Stripe." : "";
    return `${money(amount_tax, currency)} of it is tax.${seller}`;
  }

  function payPage(session: CheckoutSession, error: string | undefined): Shown {
    if (session.automatic_tax.status === "requires_location_inputs")
      return {
        title: `Address – ${appName}`,
        leadsTo: session.success_url,
        body: html`<div class="two">${order(session)}<section aria-labelledby="address"><h2 id="address">Billing address</h2>${addressForm(session)}</section></div>`,
      };
    const action = `/rehearsal/pay/${session.id}`;
    const button = session.mode === "payment" ? "Pay" : session.plan.trial === undefined ? "Subscribe" : "Start trial";
    const form = asksForCard(session)
      ? cardForm(action, button, error)
      : html`<form method="post" action="${action}"><button class="wide">${button}</button></form>`;
    return {
      title: `${session.mode === "payment" ? "Pay" : "Subscribe"} – ${appName}`,
      leadsTo: session.success_url,
      body: html`<div class="two">${order(session)}<section aria-labelledby="card"><h2 id="card">${asksForCard(session) ? "Pay by card" : "No card is needed"}</h2>${form}</section></div>${asksForCard(session) && cardList()}`,
    };
  }

  get("/rehearsal/pay/:id", ({ id, query }) => {
    const session = world.find("sessions", id);
    if (session === undefined) return notFound;
    if (!isOpen(session)) return closed(session);
    const refusal = Object.entries(refusals).find(([name]) => name === text(query, "refused"));
    return payPage(session, refusal?.[1].message);
  });

  post("/rehearsal/pay/:id", ({ id, form }) => {
    const session = world.find("sessions", id);
    const price = session && priceOf(session);
    if (session === undefined || price === undefined) return notFound;
    if (!isOpen(session)) return closed(session);
    if (!asksForCard(session)) return complete(session, price, null);
    const read = readCard(form);
    if ("error" in read) return payPage(session, read.error);
    const { card } = read;
    if (card.first === "asks") return { to: `/rehearsal/pay/${id}/authenticate?card=${card.last4}` };
    if (card.first !== "pays") return { to: `/rehearsal/pay/${id}?refused=${card.first}` };
    return complete(session, price, { ...payments.wallet(card), fails: !card.renews });
  });

  post("/rehearsal/pay/:id/address", ({ id, form }) => {
    const session = world.find("sessions", id);
    if (session === undefined) return notFound;
    const [country = "US", taxId] = [text(form, "country"), text(form, "tax_id")];
    if (isOpen(session)) locate(world, session, { country, ...(taxId !== undefined && { taxId }) });
    return { to: `/rehearsal/pay/${id}` };
  });

  get("/rehearsal/pay/:id/authenticate", ({ id, query }) => {
    const session = world.find("sessions", id);
    if (session === undefined) return notFound;
    if (!isOpen(session)) return closed(session);
    const last4 = text(query, "card") ?? "";
    return {
      title: "3-D Secure",
      leadsTo: session.success_url,
      body: html`<section><h1>Confirm your payment</h1>
<p>Your bank asks: are you paying ${money(session.amount_total, session.currency)} to ${appName}?</p>
<div class="actions">
<form method="post" action="/rehearsal/pay/${id}/authenticate"><input type="hidden" name="card" value="${last4}">
<button>Complete authentication</button></form>
<a class="button quiet" href="/rehearsal/pay/${id}?refused=authentication">Fail authentication</a>
</div></section>`,
    };
  });

  post("/rehearsal/pay/:id/authenticate", ({ id, form }) => {
    const session = world.find("sessions", id);
    const price = session && priceOf(session);
    if (session === undefined || price === undefined) return notFound;
    if (!isOpen(session)) return closed(session);
    const card = testCards.find(({ first, last4 }) => first === "asks" && last4 === text(form, "card"));
    if (card === undefined) return { to: `/rehearsal/pay/${id}` };
    return complete(session, price, payments.wallet(card));
  });
}
