import type { Invoice } from "#world/payment-objects.ts";
import { cardForm, cardList, readCard } from "./card-form.ts";
import { date, html, money } from "./html.ts";
import { notFound, type PageTools, type Shown } from "./page.ts";

/** The page of an invoice, where an open one can be paid. */
export function invoicePages({ world, payments, subscriptions, appName, get, post }: PageTools): void {
  function page(invoice: Invoice, error?: string): Shown {
    const open = invoice.status === "open";
    const form = cardForm(`/rehearsal/invoice/${invoice.id}`, "Pay invoice", error);
    return {
      title: `Invoice ${invoice.number}`,
      body: html`<section><h1>Invoice ${invoice.number}</h1>
<p class="price">${money(invoice.total, invoice.currency)}</p>
<p class="dim">${appName}, ${date(invoice.period_start)} to ${date(invoice.period_end)}.
${invoice.status === "paid" ? "It is paid. Thank you." : open ? "It is not paid yet." : "Nothing is due any more."}</p></section>
${invoice.total_taxes.map(({ amount }) => html`<p class="dim">${money(amount, invoice.currency)} of it is tax.</p>`)}
${invoice.footer !== null && html`<p class="dim">${invoice.footer}</p>`}
${open && html`<section><h2>Pay by card</h2>${form}</section>${cardList()}`}`,
    };
  }

  get("/rehearsal/invoice/:id", ({ id }) => {
    const invoice = world.find("invoices", id);
    return invoice === undefined ? notFound : page(invoice);
  });

  post("/rehearsal/invoice/:id", ({ id, form }) => {
    const invoice = world.find("invoices", id);
    const subscription = world.find("subscriptions", invoice?.parent?.subscription_details.subscription ?? "");
    if (invoice === undefined || subscription === undefined) return notFound;
    if (invoice.status !== "open") return page(invoice);
    const read = readCard(form);
    if ("error" in read) return page(invoice, read.error);
    if (read.card.first !== "pays") return page(invoice, "Your card was declined.");
    world.wallets[subscription.customer] = { ...payments.wallet(read.card), fails: false };
    subscriptions.collect(subscription, invoice);
    return { to: `/rehearsal/invoice/${id}` };
  });
}
