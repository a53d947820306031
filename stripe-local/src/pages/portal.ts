import { day } from "#billing/calendar.ts";
import { itemOf } from "#billing/invoices.ts";
import type { PortalConfiguration, PortalSession, Subscription } from "#world/objects.ts";
import type { Invoice } from "#world/payment-objects.ts";
import { cardForm, cardList, readCard } from "./card-form.ts";
import { date, each, type Html, html, money } from "./html.ts";
import { notFound, type PageTools, type Shown } from "./page.ts";

const button = (portal: string, verb: string, label: string, quiet = true): Html => html`
<form method="post" action="/rehearsal/portal/${portal}/${verb}"><button${quiet && html` class="quiet"`}>${label}</button></form>`;

/** The customer portal, with buttons that let time pass and trigger other events. */
export function portalPages({ world, payments, subscriptions, appName, get, post }: PageTools): void {
  const ofCustomer = ({ customer }: PortalSession) =>
    world.all("subscriptions").filter((each) => each.customer === customer);
  const alive = (portal: PortalSession) => ofCustomer(portal).find((each) => each.ended_at === null);

  function settingsOf({ configuration }: PortalSession): PortalConfiguration {
    const settings = world.find("portalConfigurations", configuration);
    if (settings === undefined) throw new Error(`there is no portal configuration ${configuration}`);
    return settings;
  }

  const openDispute = ({ customer }: PortalSession) =>
    world
      .all("disputes")
      .find(
        ({ status, charge }) => status === "needs_response" && world.find("charges", charge)?.customer === customer,
      );

  function state(subscription: Subscription): string {
    const end = date(itemOf(subscription).current_period_end);
    if (subscription.ended_at !== null) return `Ended on ${date(subscription.ended_at)}.`;
    if (subscription.status === "past_due") return "The last payment failed. Pay the open invoice or change the card.";
    if (subscription.cancel_at !== null) return `Ends on ${date(subscription.cancel_at)}; nothing more is charged.`;
    return `Renews on ${end}.`;
  }

  function plan(portal: PortalSession, subscription: Subscription | undefined): Html {
    if (subscription === undefined) return html`<p class="dim">There is no subscription.</p>`;
    const { price } = itemOf(subscription);
    const { features } = settingsOf(portal);
    const toggle =
      features.subscription_cancel.enabled &&
      (subscription.cancel_at === null
        ? button(portal.id, "cancel", "Cancel subscription")
        : button(portal.id, "resume", "Resume subscription", false));
    return html`<p class="price">${money(price.unit_amount, price.currency)} <span class="dim">${each(price.recurring)}</span></p>
<p>${state(subscription)}</p>${subscription.ended_at === null && toggle && html`<div class="actions">${toggle}</div>`}`;
  }

  const row = (invoice: Invoice): Html => html`<tr><td>${date(invoice.created)}</td>
<td>${money(invoice.total, invoice.currency)}</td><td>${invoice.status}</td>
<td><a href="/rehearsal/invoice/${invoice.id}">${invoice.status === "open" ? "Pay" : "View"} ${invoice.number}</a></td></tr>`;

  function page(portal: PortalSession, error?: string): Shown {
    const subscription = alive(portal) ?? ofCustomer(portal)[0];
    const card = world.wallets[portal.customer];
    const invoices = world.all("invoices").filter(({ customer }) => customer === portal.customer);
    const { payment_method_update: changes, invoice_history: history } = settingsOf(portal).features;
    return {
      title: `Your subscription – ${appName}`,
      leadsTo: portal.return_url,
      body: html`<section><h1>Your subscription</h1>${plan(portal, subscription)}
${portal.return_url !== null && html`<p><a href="${portal.return_url}">Return to ${appName}</a></p>`}</section>
<div class="two"><section aria-labelledby="card"><h2 id="card">Card</h2>
<p>${card === undefined ? "None yet." : html`${card.brand} ending in ${card.last4}`}</p>
${changes.enabled && cardForm(`/rehearsal/portal/${portal.id}/card`, "Change card", error)}</section>
${
  history.enabled &&
  html`<section aria-labelledby="invoices"><h2 id="invoices">Invoices</h2><div class="scroll"><table><thead><tr>
<th scope="col">Date</th><th scope="col">Amount</th><th scope="col">State</th><th scope="col">Invoice</th></tr></thead>
<tbody>${invoices.map(row)}</tbody></table></div></section>`
}</div>
<section class="machine" aria-labelledby="machine"><h2 id="machine">Time machine</h2>
<p class="dim">No need to wait: time passes for this customer alone, by moving what has happened into the past.</p>
<div class="actions">
${button(portal.id, "next", "Next renewal")}${button(portal.id, "fail", "Fail the next payment")}
${button(portal.id, "day", "A day passes")}${button(portal.id, "week", "A week passes")}${button(portal.id, "month", "A month passes")}
${button(portal.id, "refund", "Refund the last payment")}
${openDispute(portal) === undefined ? button(portal.id, "dispute", "Dispute the last payment") : html`${button(portal.id, "win", "Win the dispute")}${button(portal.id, "lose", "Lose the dispute")}`}
</div></section>${cardList()}`,
    };
  }

  const pass = (days: number) => (portal: PortalSession) => subscriptions.passTime(portal.customer, days * day);

  function setEnd(portal: PortalSession, ends: boolean): void {
    const subscription = alive(portal);
    if (subscription === undefined) return;
    const end = itemOf(subscription).current_period_end;
    Object.assign(subscription, { cancel_at_period_end: ends, cancel_at: ends ? end : null });
    subscription.canceled_at = ends ? Math.floor(Date.now() / 1000) : null;
    subscriptions.changed(subscription);
  }

  function closeDispute(portal: PortalSession, outcome: "won" | "lost"): void {
    const open = openDispute(portal);
    if (open !== undefined) payments.closeDispute(open, outcome);
  }

  const withCharge = (
    portal: PortalSession,
    work: (charge: NonNullable<ReturnType<typeof payments.lastCharge>>) => void,
  ) => {
    const charge = payments.lastCharge(portal.customer);
    if (charge !== undefined) work(charge);
  };

  const verbs: Readonly<Record<string, (portal: PortalSession) => void>> = {
    cancel: (portal) => setEnd(portal, true),
    resume: (portal) => setEnd(portal, false),
    next: ({ customer }) => subscriptions.passToNext(customer),
    fail: ({ customer }) => {
      const wallet = world.wallets[customer];
      if (wallet !== undefined) wallet.fails = true;
      world.touch();
    },
    day: pass(1),
    week: pass(7),
    month: pass(31),
    refund: (portal) => withCharge(portal, payments.refund),
    dispute: (portal) => withCharge(portal, payments.dispute),
    win: (portal) => closeDispute(portal, "won"),
    lose: (portal) => closeDispute(portal, "lost"),
  };

  get("/rehearsal/portal/:id", ({ id }) => {
    const portal = world.find("portals", id);
    return portal === undefined ? notFound : page(portal);
  });

  post("/rehearsal/portal/:id/:verb", ({ id, verb, form }) => {
    const portal = world.find("portals", id);
    if (portal === undefined) return notFound;
    const to = `/rehearsal/portal/${id}`;
    const { features } = settingsOf(portal);
    if (!features.subscription_cancel.enabled && (verb === "cancel" || verb === "resume")) return notFound;
    if (verb === "card") {
      if (!features.payment_method_update.enabled) return notFound;
      const read = readCard(form);
      if ("error" in read) return page(portal, read.error);
      if (read.card.first === "declined" || read.card.first === "insufficient_funds")
        return page(portal, "Your card was declined.");
      subscriptions.changeCard(portal.customer, { ...payments.wallet(read.card), fails: !read.card.renews });
      return { to };
    }
    const work = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
    if (work === undefined) return notFound;
    work(portal);
    return { to };
  });
}
