import { describe, expect, it, vi } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { createOffers } from "#test/app/offers.ts";

const t = await startApp();
const hour = 3_600_000;

const { signUp, mailsTo, newAddress, worked } = createOffers(t);

/** Signs an address up and takes the link from its mail. */
async function subscriber() {
  const email = newAddress();
  const { id } = await signUp(email);
  await vi.waitFor(() => expect(mailsTo(email)).toHaveLength(1));
  const { text, html, unsubscribe } = first(mailsTo(email));
  const token = /http:\/\/mindreel\.test\/unsubscribe\/([\w.-]+)\s/.exec(text)?.[1] ?? "";
  return { id, email, token, html, unsubscribe };
}

const end = (token: string) => t.request("POST /api/subscriber/v1/unsubscribe/{token}/", { params: { token } });

async function isUnsubscribed(email: string): Promise<boolean | undefined> {
  const { token } = first(await t.members("superuser", 1));
  const { results } = await t.ok("GET /api/subscriber/v1/subscriberlist/", { token });
  return results.find(({ secondary_email }) => secondary_email === email)?.unsubscribed;
}

describe("the news", () => {
  it("ends through the link in the mail, however often it is used, and the list shows it", async () => {
    const { id, email, token, html, unsubscribe } = await subscriber();
    expect(token).toMatch(new RegExp(`^${id}\\.[\\w-]{43}$`));
    expect(unsubscribe).toBe(`http://mindreel.test/api/subscriber/v1/unsubscribe/${token}/`);
    expect(html).toContain(`"http://mindreel.test/unsubscribe/${token}"`);
    expect(await isUnsubscribed(email)).toBe(false);
    for (let n = 0; n < 3; n++) {
      const { status, body } = await end(token);
      expect([status, body]).toEqual([200, { detail: "You're unsubscribed." }]);
    }
    expect(await isUnsubscribed(email)).toBe(true);
  });

  it("ends through a mail program's unsubscribe button, which posts a form; no other call accepts one", async () => {
    const press = async (url: string, headers: Record<string, string>, payload: string) =>
      (await t.app.inject({ method: "POST", url, headers, payload })).statusCode;
    const form = { "content-type": "application/x-www-form-urlencoded" };
    const multipart = { "content-type": "multipart/form-data; boundary=x" };
    const parts = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    for (const [headers, payload] of [
      [form, "List-Unsubscribe=One-Click"],
      [multipart, parts],
    ] as const) {
      const { email, unsubscribe } = await subscriber();
      expect(await press(new URL(unsubscribe ?? "").pathname, headers, payload)).toBe(200);
      expect(await isUnsubscribed(email)).toBe(true);
    }
    expect(await press("/dj-rest-auth/password/reset/", form, "email=ada%40example.com")).toBe(415);
  });

  it("does not end by merely opening the link, or through a forged one", async () => {
    const [one, two] = [await subscriber(), await subscriber()];
    await t.app.inject({ url: `/unsubscribe/${one.token}` });
    await t.app.inject({ url: new URL(one.unsubscribe ?? "").pathname });
    const [, mac = ""] = one.token.split(".");
    for (const wrong of [
      `${two.id}.${mac}`,
      one.token.slice(0, -1),
      `0${one.token}`,
      mac,
      "1.",
      "x",
      "99999999999.x",
    ]) {
      expect((await end(wrong)).status, wrong).toBe(404);
    }
    expect([await isUnsubscribed(one.email), await isUnsubscribed(two.email)]).toEqual([false, false]);
  });

  it("stops, including queued mails, until the person wants it again", async () => {
    const { email, token } = await subscriber();
    await end(token);
    t.advance(2 * hour);
    const { id } = first(
      await t.query<{ id: number }>("select id from subscribers where secondary_email = $1", [email]),
    );
    await t.services.newsletter.offers.mailer({ send: async (mail) => void t.mails.push(mail) })({ subscriberId: id });
    expect(mailsTo(email)).toHaveLength(1);
    await signUp(email.toUpperCase());
    const again = /\/news-again\/([\w.-]+)\s/;
    await vi.waitFor(() => expect(mailsTo(email).at(-1)?.text).toMatch(again));
    expect(await isUnsubscribed(email)).toBe(true);
    const params = { token: again.exec(mailsTo(email).at(-1)?.text ?? "")?.[1] ?? "" };
    await t.ok("POST /api/subscriber/v1/again/{token}/", { params });
    await worked();
    expect(mailsTo(email)).toHaveLength(3);
    expect(await isUnsubscribed(email)).toBe(false);
    // The old link still works.
    expect((await end(token)).status).toBe(200);
    expect(await isUnsubscribed(email)).toBe(true);
  });

  it("never has its links logged", async () => {
    const { token } = await subscriber();
    await end(token);
    await t.app.inject({ url: `/unsubscribe/${token}` });
    const log = t.log.join("");
    expect(log).toContain("/unsubscribe/");
    expect(log).not.toContain(token);
  });
});
