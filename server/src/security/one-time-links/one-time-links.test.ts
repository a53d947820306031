import { describe, expect, it } from "vitest";
import { inTransaction } from "#data/transaction.ts";
import { startApp } from "#test/app/app.ts";
import type { Purpose } from "./one-time-links.repository.ts";
import { createOneTimeLinks, handOverMs } from "./one-time-links.service.ts";

const t = await startApp();
const { db } = t.database;
const links = createOneTimeLinks({ db, clock: t.clock });
const email = "reader@example.com";

const { id: userId } = await t.register();
const [change] = await t.query<{ id: number }>(
  `insert into email_changes (user_id, new_email, created_at, expires_at)
     values ($1, 'new@example.com', now(), now() + interval '1 year') returning id`,
  [userId],
);
const subscriberId = await t.services.newsletter.subscribers.add({
  ...{ firstName: "Ada", middleName: "", lastName: "Lovelace", fullName: "Ada Lovelace", age: 36 },
  ...{ telephone: "", country: "Kenya", secondaryEmail: email, comments: "" },
});
const [offer] = await t.query<{ id: number }>(
  "insert into offers (subscriber_id, expires_at) values ($1, now() + interval '1 year') returning id",
  [subscriberId],
);

const subjects: Record<Purpose, number> = {
  password_reset: userId,
  email_confirmation: userId,
  secondary_email_confirmation: userId,
  email_change_new: change?.id ?? 0,
  email_change_current: change?.id ?? 0,
  offer: offer?.id ?? 0,
};
const purposes = Object.keys(subjects) as Purpose[];

const issue = (purpose: Purpose, to = email) => {
  const expiresAt = new Date(t.clock().getTime() + 60_000);
  return links.issue(db, { purpose, subjectId: subjects[purpose], email: to, expiresAt });
};
const useUp = (purpose: Purpose, token: string) => inTransaction(db, (tx) => links.useUp(tx, purpose, token));

describe.each(purposes)("a link of the purpose %s", (purpose) => {
  it("works exactly once, even if used fifty times at once", async () => {
    const tokens = [await issue(purpose), await issue(purpose, email.toUpperCase())];
    const used = await Promise.all(Array.from({ length: 50 }, (_, n) => useUp(purpose, tokens[n % 2] ?? "")));
    expect(used.filter((link) => link !== undefined)).toMatchObject([{ purpose, subjectId: subjects[purpose] }]);
    for (const token of tokens) expect(await links.find(db, purposes, token)).toBeUndefined();
  });

  it("does not work for other purposes", async () => {
    const token = await issue(purpose);
    const others = purposes.filter((other) => other !== purpose);
    for (const other of others) expect(await useUp(other, token)).toBeUndefined();
    expect(await links.find(db, others, token)).toBeUndefined();
    expect(await useUp(purpose, token)).toMatchObject({ purpose, email });
  });

  it("ends when another one to the same address is used, but not one to another address", async () => {
    const [used, same, other] = [await issue(purpose), await issue(purpose), await issue(purpose, "b@example.com")];
    await useUp(purpose, used);
    expect(await links.find(db, [purpose], same)).toBeUndefined();
    expect(await useUp(purpose, other)).toBeDefined();
  });
});

it("ends when it expires, and is deleted", async () => {
  const token = await issue("offer");
  t.advance(60_000);
  expect(await links.find(db, ["offer"], token)).toBeUndefined();
  expect(await useUp("offer", token)).toBeUndefined();
  await links.sweep();
  expect(await t.query("select 1 from one_time_links where purpose = 'offer'")).toEqual([]);
});

it("is reserved while its mail is sent, removed if that fails, and abandoned if the process dies", async () => {
  const failed = await issue("offer");
  const live = () => links.live(db, "offer", subjects.offer);
  expect(() => links.refuseParallel([])).not.toThrow();
  const claimed = await live();
  expect(() => links.refuseParallel(claimed)).toThrow("another job");
  await expect(links.handOver(failed, () => Promise.reject(new Error("refused")))).rejects.toThrow("refused");
  expect(await live()).toEqual([]);

  const token = await issue("offer");
  t.advance(handOverMs);
  const [abandoned] = await live();
  expect(abandoned && links.isAbandoned(abandoned)).toBe(true);
  // Its mail may have been sent nevertheless, so it still works.
  await links.handOver(token, async () => undefined);
  const [mailed] = await live();
  expect(mailed && [links.isAbandoned(mailed), mailed.mailedAt]).toEqual([false, expect.any(Date)]);
  expect(await useUp("offer", token)).toBeDefined();
});
