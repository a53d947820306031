import { describe, expect, it, vi } from "vitest";
import { first } from "#test/app/members.ts";
import { startPaidApp } from "#test/peers/payments.ts";
import { planMailQueue } from "./plan-mails.service.ts";

const t = await startPaidApp();
const { control } = t.emulator;
const { planMails } = t.services.billing;
const [hour, day] = [3_600_000, 86_400_000];

/** Sets the clock to now, or some time later; the emulator uses the real time. */
const at = (later = 0) => t.advance(Date.now() + later - Number(t.clock()));

at();
const token = first(await t.members("superuser", 1)).token;

async function plan(card: boolean, days = 14) {
  const body = { name: `Films ${days} ${card}`, trial_days: days, trial_card: card };
  const { id } = await t.ok("POST /api/billing/v1/plans/", { token, body });
  const price = { interval: "month", amounts: { usd: 3000 } } as const;
  const request = { token, params: { id: String(id) }, body: price };
  return first((await t.ok("POST /api/billing/v1/plans/{id}/prices/", request)).prices).id;
}
const [withCard, withoutCard, short] = [await plan(true), await plan(false), await plan(true, 7)];

/** Waits until every mail is sent that is due by the clock of the database. */
const sent = () =>
  vi.waitFor(async () => {
    const left =
      "select from pgboss.job where name = $1 and state in ('created', 'active', 'retry') and start_after <= now()";
    expect(await t.query(left, [planMailQueue.name])).toEqual([]);
  });

async function tries(price: string, card: string | null = "4242424242424242") {
  at();
  const one = first(await t.members("member", 1));
  await t.query("update users set email_confirmed_at = now() where id = $1", [one.id]);
  const url = `${await t.ok("POST /api/category/v1/create-checkout-session/", { token: one.token, body: { price } })}`;
  const { customer } = control.pay(url.slice(url.lastIndexOf("/") + 1), card);
  await t.catchUp();
  await sent();
  return { ...one, customer };
}

/** Every hour's round, some time after the trial began. */
async function after(time: number) {
  at(time);
  await planMails.planDue();
  await sent();
}
const mailsTo = ({ email }: { readonly email: string }) => t.mails.filter(({ to }) => to === email);
const subjectsTo = (to: { readonly email: string }) => mailsTo(to).map(({ subject }) => subject);
const begun = "Your free days on Mindreel have begun";
const week = /^Your Mindreel subscription begins on \d+ \w+ 20\d\d$/;
const soon = "Your Mindreel subscription is about to begin";
const ends = "Your free days on Mindreel are almost over";

describe("mails about a trial that is charged", () => {
  it("come as it begins, and 7 and 2 days before its end, with the day and the amount, each once", async () => {
    const reader = await tries(withCard);
    expect(subjectsTo(reader)).toEqual([begun]);
    expect(mailsTo(reader)[0]?.text).toMatch(/Your subscription begins on \d+ \w+ 20\d\d, for \$30\.00\./);
    await after(6.5 * day);
    expect(subjectsTo(reader)).toHaveLength(1);
    await Promise.all([after(7.5 * day), planMails.planDue()]);
    await after(7.5 * day + hour);
    expect(subjectsTo(reader).slice(1)).toEqual([expect.stringMatching(week)]);
    await after(11.5 * day);
    expect(subjectsTo(reader)).toHaveLength(2);
    await after(12.5 * day);
    await after(12.5 * day + hour);
    expect(subjectsTo(reader).slice(2)).toEqual([soon]);
    const text = mailsTo(reader)[2]?.text;
    expect(text).toMatch(/On \d+ \w+ 20\d\d, your subscription begins and \$30\.00 is charged\./);
    expect(text).toContain("cancel before then and nothing is charged");
  });

  it("say what is charged with the code that it began with", async () => {
    const body = { code: "third", percent_off: 30, duration: "once" } as const;
    await t.ok("POST /api/billing/v1/codes/", { token, body });
    const one = first(await t.members("member", 1));
    await t.query("update users set email_confirmed_at = now() where id = $1", [one.id]);
    at();
    const wish = { token: one.token, body: { price: withCard, code: "third" } };
    const url = `${await t.ok("POST /api/category/v1/create-checkout-session/", wish)}`;
    control.pay(url.slice(url.lastIndexOf("/") + 1));
    await t.catchUp();
    await after(12.5 * day);
    expect(mailsTo(one).at(-1)?.text).toContain("$21.00 is charged");
  });

  it("do not come to somebody who cancelled", async () => {
    const reader = await tries(withCard);
    await t.ok("POST /api/billing/v1/subscription/cancel/", { token: reader.token });
    await after(7.5 * day);
    await after(12.5 * day);
    expect(subjectsTo(reader)).toEqual([begun, "Your Mindreel subscription is canceled"]);
  });

  it("come two days before only, if it lasts no longer than a week", async () => {
    const reader = await tries(short);
    await after(hour);
    expect(subjectsTo(reader)).toEqual([begun]);
    await after(5.5 * day);
    expect(subjectsTo(reader)).toEqual([begun, soon]);
  });
});

describe("mails about a trial without a card", () => {
  it("ask for one two days before its end, once", async () => {
    const reader = await tries(withoutCard, null);
    expect(mailsTo(reader)[0]?.text).toContain("To keep watching after that, add a card");
    await after(7.5 * day);
    expect(subjectsTo(reader)).toEqual([begun]);
    await after(12.5 * day);
    await after(12.5 * day + hour);
    expect(subjectsTo(reader)).toEqual([begun, ends]);
    expect(mailsTo(reader)[1]?.text).toContain("for $30.00");
  });

  it("say that it is charged instead, once a card was added", async () => {
    const reader = await tries(withoutCard, null);
    control.changeCard(reader.customer);
    at(7 * day);
    await t.standing(reader.token);
    await after(12.5 * day);
    expect(subjectsTo(reader)).toEqual([begun, soon]);
  });
});
