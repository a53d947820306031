import { text } from "#api/params.ts";
import { refusals, testCards } from "#billing/cards.ts";
import type { CheckoutSession } from "#world/objects.ts";
import { cardForm, cardList, readCard } from "./card-form.ts";
import { each, type Html, html, money } from "./html.ts";
import { notFound, type PageTools, type Shown } from "./page.ts";

/** The payment page, and the bank's page for cards with 3-D Secure. */
export function checkoutPages({ world, payments, subscriptions, appName, get, post }: PageTools): void {
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

  function order(session: CheckoutSession): Html {
    const price = priceOf(session);
    const product = world.find("products", price?.product ?? "");
    // With a coupon, the first payment is not what the next ones are.
    const time = session.plan.coupon === undefined ? price && each(price.recurring) : "now";
    const customer = world.find("customers", session.customer ?? "");
    return html`<section aria-labelledby="order"><h1 id="order">Subscribe to ${product?.name ?? "the plan"}</h1>
<p class="price">${money(session.amount_total, session.currency)} <span class="dim">${time}</span></p>
<p class="dim">For ${customer?.email ?? "this customer"}. Renews by itself until it is cancelled.</p>
${session.cancel_url !== null && html`<a class="button quiet" href="${session.cancel_url}">Back to ${appName}</a>`}</section>`;
  }

  function payPage(session: CheckoutSession, error: string | undefined): Shown {
    const form = cardForm(`/rehearsal/pay/${session.id}`, "Subscribe", error);
    return {
      title: `Subscribe – ${appName}`,
      leadsTo: session.success_url,
      body: html`<div class="two">${order(session)}<section aria-labelledby="card"><h2 id="card">Pay by card</h2>${form}</section></div>${cardList()}`,
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
    const read = readCard(form);
    if ("error" in read) return payPage(session, read.error);
    const { card } = read;
    if (card.first === "asks") return { to: `/rehearsal/pay/${id}/authenticate?card=${card.last4}` };
    if (card.first !== "pays") return { to: `/rehearsal/pay/${id}?refused=${card.first}` };
    subscriptions.complete(session, price, { ...payments.wallet(card), fails: !card.renews });
    return { to: successUrl(session) };
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
    subscriptions.complete(session, price, payments.wallet(card));
    return { to: successUrl(session) };
  });
}
