import { rateOn } from "@mindreel/stripe-local/settlement";
import { expect, it } from "vitest";
import { first } from "#test/app/members.ts";
import { startPaidApp } from "#test/peers/payments.ts";

const t = await startPaidApp();
const { token: superuser } = first(await t.members("superuser", 1));
const { readSettlements } = t.services.billing;

const amounts = { usd: 10_000, eur: 9000, jpy: 15_000, kwd: 3100 };
const plan = await t.ok("POST /api/billing/v1/plans/", { token: superuser, body: { name: "Abroad" } });
const { prices } = await t.ok("POST /api/billing/v1/plans/{id}/prices/", {
  ...{ token: superuser, id: plan.id, body: { interval: "month", amounts } },
});

async function subscribe(currency: keyof typeof amounts) {
  const member = first(await t.members("member", 1));
  const body = { price: prices[0]?.id ?? "", currency };
  const page = await t.ok("POST /api/category/v1/create-checkout-session/", { token: member.token, body });
  const { customer } = t.emulator.control.pay(page.slice(page.lastIndexOf("/") + 1));
  await t.catchUp();
  return { ...member, customer };
}
const settled = async (id: number) => {
  const columns = "settled, settled_currency, settled_refunded, settled_disputed";
  const [row] = await t.query(`select ${columns} from payments where user_id = $1`, [id]);
  return Object.values(row ?? {}).map((value) => (value === "usd" || value === null ? value : Number(value)));
};
const now = Date.now() / 1000;

it("reads what each payment and each of its returns came to in the account's currency", async () => {
  const [dollars, euros] = [await subscribe("usd"), await subscribe("eur")];
  const [yen, dinars] = [await subscribe("jpy"), await subscribe("kwd")];
  const sums = async () =>
    (
      await t.query(
        "select currency, sum(paid)::int as paid from business_days group by 1 having sum(paid) > 0 order by 1",
      )
    )
      .map(({ currency, paid }) => `${currency} ${paid}`)
      .join(", ");
  expect(await sums()).toBe("eur 9000, jpy 15000, kwd 3100, usd 10000");
  await readSettlements();
  const [eur, jpy, kwd] = (["eur", "jpy", "kwd"] as const).map((each) => Math.round(amounts[each] * rateOn(each, now)));
  expect(await settled(euros.id)).toEqual([eur, "usd", 0, 0]);
  expect(await settled(yen.id)).toEqual([jpy, "usd", 0, 0]);
  expect(await settled(dinars.id)).toEqual([kwd, "usd", 0, 0]);
  expect(await settled(dollars.id)).toEqual([null, null, null, null]);
  expect(await sums()).toBe(`usd ${10_000 + Number(eur) + Number(jpy) + Number(kwd)}`);

  t.emulator.control.refund(euros.customer);
  t.emulator.control.dispute(yen.customer, "lost");
  t.emulator.control.dispute(dinars.customer, "won");
  await t.catchUp();
  // Until it is read again, a return counts by the payment's rate.
  expect(await settled(euros.id)).toEqual([eur, "usd", null, null]);
  await readSettlements();
  expect(await settled(euros.id)).toEqual([eur, "usd", eur, 0]);
  expect(await settled(yen.id)).toEqual([jpy, "usd", 0, jpy]);
  expect(await settled(dinars.id)).toEqual([kwd, "usd", 0, 0]);
});

it("leaves out what the key may not read, and asks again for what isn't booked yet", async () => {
  const member = await subscribe("eur");
  t.emulator.setFault({
    forbids: (call) => (call.includes("payment_intents") ? "rak_payment_intent_read" : undefined),
  });
  await readSettlements();
  t.emulator.setFault({});
  expect(await settled(member.id)).toEqual([null, null, null, null]);
  const charge = t.emulator.world.all("charges").find((each) => each.customer === member.customer);
  const booked = charge?.balance_transaction;
  if (charge) delete charge.balance_transaction;
  await t.query("update payments set paid_at = $1 where user_id = $2", [t.clock(), member.id]);
  await readSettlements();
  if (charge && booked) charge.balance_transaction = booked;
  await readSettlements();
  expect(await settled(member.id)).toEqual([Math.round(9000 * rateOn("eur", now)), "usd", 0, 0]);
});

it("is not held up by what was paid to another account", async () => {
  const member = await subscribe("eur");
  t.emulator.setFault({ status: 404 });
  await readSettlements();
  t.emulator.setFault({});
  const asked = "select settled, settlement_asked_at is not null as asked from payments where user_id = $1";
  expect(await t.query(asked, [member.id])).toEqual([{ settled: null, asked: true }]);
});

it("sums everything up anew where the account has another currency", async () => {
  t.emulator.setFault({ forbids: (call) => (call === "GET /v1/account" ? "rak_account_read" : undefined) });
  await t.query("update sales set currency = 'eur'");
  await readSettlements();
  t.emulator.setFault({});
  // The one that most is sold in, as the account can't be read.
  expect(await t.query("select currency from sales")).toEqual([{ currency: "usd" }]);
});
