import { expect, it, vi } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";

const t = await startApp();
const { token } = first(await t.members("superuser", 1));
const setOpen = (open: boolean) => t.ok("PUT /api/site/v1/opening/", { token, body: { open } });
const person = { first_name: "Ada", last_name: "Lovelace", age: 36, country: "Norway" };
const mailsTo = (email: string) => t.mails.filter(({ to }) => to === email);
const held = async () =>
  (await t.query<{ n: number }>("select count(*)::int as n from offers where held")).map(({ n }) => n);

it("mails the offers of a closed site once it opens, each once", async () => {
  const emails = ["ada@example.com", "bea@example.com", "cleo@example.com"];
  await setOpen(false);
  for (const secondary_email of emails) {
    await t.ok("POST /api/subscriber/v1/subscriberlist/", { body: { ...person, secondary_email } });
  }
  await vi.waitFor(async () => expect(await held()).toEqual([3]));
  expect(t.mails).toEqual([]);
  await t.query("update subscribers set unsubscribed_at = now() where secondary_email = 'cleo@example.com'");
  await setOpen(true);
  await vi.waitFor(() => expect(emails.map((email) => mailsTo(email).length)).toEqual([1, 1, 0]));
  expect(await held()).toEqual([0]);
  expect(first(mailsTo("ada@example.com")).text).toContain("/signup?offer=");
  await setOpen(false);
  await setOpen(true);
  await t.services.newsletter.offers.sendHeld();
  expect(mailsTo("ada@example.com")).toHaveLength(1);
});
