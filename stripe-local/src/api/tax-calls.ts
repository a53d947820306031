import type { Payments } from "#billing/payments.ts";
import type { Emit } from "#events/events.ts";
import type { CreditNote, Invoice } from "#world/objects.ts";
import { newId, type World } from "#world/world.ts";
import type { Call } from "./call.ts";
import { invalid } from "./errors.ts";
import { integer, metadata, nested, type Params, required, text } from "./params.ts";

/** What may be sold. Stripe itself does not sell services. */
export const taxCodes = [
  { id: "txcd_10402200", name: "Digital Video Streaming", description: "Video, streamed by subscription" },
  { id: "txcd_20030000", name: "General - Services", description: "Services that nothing else describes" },
].map((code) => ({ ...code, object: "tax_code", requirements: null }));
export const isManageable = (code: string | null): boolean => code === "txcd_10402200";

interface Tools {
  readonly world: World;
  readonly emit: Emit;
  readonly payments: Payments;
  readonly invoiceOf: (id: string) => Invoice;
}

/** The account's tax settings, and credit notes: https://docs.stripe.com/api/tax/settings */
export function taxCalls({ world, emit, payments, invoiceOf }: Tools): Readonly<Record<string, Call>> {
  /** Takes back a paid invoice, or a part of it, by a refund: https://docs.stripe.com/api/credit_notes/create */
  function newCreditNote(params: Params): CreditNote {
    const invoice = invoiceOf(required(params, "invoice"));
    const amount = integer(params, "amount");
    if (invoice.status !== "paid" || amount === undefined || amount !== integer(params, "refund_amount"))
      throw invalid("The emulator credits paid invoices, by refunds of the whole amount.", "refund_amount");
    const left = invoice.amount_paid - invoice.post_payment_credit_notes_amount;
    if (amount < 1 || amount > left)
      throw invalid(
        `The sum of credit amount, refund amount and out of band amount (${amount}) must be at most ${left}.`,
      );
    const paid = world.all("invoicePayments").find((each) => each.invoice === invoice.id);
    const intent = paid && world.find("intents", paid.payment.payment_intent);
    const charge = world.find("charges", intent?.latest_charge ?? "");
    const given = text(params, "reason") ?? null;
    const refund = charge && payments.refund(charge, amount, { metadata: metadata(params) });
    if (refund === undefined) throw invalid(`Invoice ${invoice.id} has no payment that is left to refund.`);
    const [of] = invoice.total_taxes;
    invoice.post_payment_credit_notes_amount += amount;
    const part = (whole: number) => Math.round((whole * amount) / invoice.amount_paid);
    const note = world.add("creditNotes", {
      ...{ id: newId("cn"), object: "credit_note", created: world.now(), livemode: false, metadata: metadata(params) },
      ...{ invoice: invoice.id, customer: invoice.customer, currency: invoice.currency, status: "issued" },
      ...{ number: `${invoice.number}-CN-${world.all("creditNotes").length + 1}`, type: "post_payment", reason: given },
      ...{ amount, total: amount, post_payment_amount: amount },
      total_taxes: of ? [{ ...of, amount: part(of.amount), taxable_amount: part(of.taxable_amount) }] : [],
      refunds: [{ amount_refunded: amount, refund: refund.id, type: "refund" }],
    });
    emit("credit_note.created", note);
    return note;
  }

  return {
    "GET /v1/tax/settings": () => {
      const { status, headOffice, taxCode: tax_code } = world.tax;
      const missing_fields = headOffice === null ? ["head_office"] : ["defaults.tax_code"];
      return {
        record: {
          ...{ object: "tax.settings", livemode: false, status },
          defaults: { provider: "stripe", tax_behavior: null, tax_code },
          head_office: headOffice === null ? null : { address: { country: headOffice } },
          status_details: status === "active" ? { active: {} } : { pending: { missing_fields } },
        },
      };
    },
    "GET /v1/tax/registrations": (params) => ({
      list: world.tax.registrations
        .map((country) => ({ id: `taxreg_${country}`, object: "tax.registration", country, status: "active" }))
        .filter(({ status }) => ["all", status].includes(text(params, "status") ?? "all")),
    }),
    "GET /v1/tax_codes": () => ({ list: taxCodes }),
    "GET /v1/tax_ids": (params) => {
      const customer = text(nested(params, "owner"), "customer") ?? null;
      return { list: world.all("taxIds").filter((each) => each.customer === customer) };
    },
    "POST /v1/credit_notes": (params) => ({ record: newCreditNote(params) }),
    "GET /v1/credit_notes": (params) => ({
      list: world.all("creditNotes").filter(({ invoice }) => invoice === (text(params, "invoice") ?? invoice)),
    }),
  };
}
