import { describe, expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";

const secret = "a secret between us";
const t = await startApp({ config: { bounceEmail: "bounces@films.example", bounceSecret: secret } });
const { token } = first(await t.members("superuser", 1));

let people = 0;
/** A delivery to a new subscriber. */
async function delivery() {
  const email = `reader${++people}@example.com`;
  const [row] = await t.query<{ id: number; campaign: number }>(
    `with reader as (insert into subscribers (first_name, middle_name, last_name, full_name, telephone, country, comments,
         secondary_email) values ('', '', '', '', '', '', '', $1) returning id),
       campaign as (insert into campaigns (subject, state, created_at, changed_at) values ('News', 'sent', now(), now()) returning id)
     insert into deliveries (campaign_id, email, mailbox, subscriber_id, state, due_at, changed_at)
     select c.id, $1, $1, r.id, 'delivered', now(), now() from reader r, campaign c
     returning id::int, campaign_id as campaign`,
    [email],
  );
  if (row === undefined) throw new Error("no delivery");
  return { email, ...row, path: t.services.newsletter.bounces.returnPath(row.id) ?? "" };
}

/** A report as mail servers write it (RFC 3464). */
const report = (to: string, { action = "failed", status = "5.1.1" } = {}) =>
  [
    "From: Mail Delivery System <MAILER-DAEMON@mx.example.com>",
    `To: ${to}`,
    "Subject: Undelivered Mail Returned to Sender",
    "MIME-Version: 1.0",
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b1"',
    "",
    "--b1",
    "Content-Type: text/plain; charset=us-ascii",
    "",
    "I'm sorry to have to inform you that your message could not be delivered.",
    "",
    "--b1",
    "Content-Type: message/delivery-status",
    "",
    "Reporting-MTA: dns; mx.example.com",
    "",
    "Final-Recipient: rfc822; somebody@example.com",
    `Action: ${action}`,
    `Status: ${status}`,
    "Diagnostic-Code: smtp; 550 5.1.1 There is nobody",
    "    of this name",
    "",
    "--b1",
    "Content-Type: text/rfc822-headers",
    "",
    "Subject: News",
    "",
    "--b1--",
    "",
  ].join("\r\n");

const post = async (payload: string, authorization = `Bearer ${secret}`) => {
  const headers = { "content-type": "message/rfc822", authorization };
  const { statusCode, body } = await t.app.inject({
    ...{ method: "POST", url: "/api/newsletter/v1/bounces/", headers, payload },
  });
  return [statusCode, JSON.parse(body).outcome];
};
const bounced = async (id: number) =>
  (
    await t.query<{ answer: string | null; bounced: boolean }>(
      "select answer, bounced_at is not null as bounced from deliveries where id = $1",
      [id],
    )
  )[0];

describe("a mail server's report", () => {
  it("of a mail that failed for good ends the news for its address, and is listed", async () => {
    const { id, path, campaign } = await delivery();
    const audience = async () =>
      (await t.ok("GET /api/admin/v1/campaigns/{id}/audience/", { token, id: campaign })).recipients;
    const before = await audience();
    expect(await post(report(path))).toEqual([200, "recorded"]);
    expect(await post(report(path))).toEqual([200, "recorded"]);
    expect(await bounced(id)).toEqual({ answer: "smtp; 550 5.1.1 There is nobody of this name", bounced: true });
    expect(await audience()).toBe(before - 1);
    const query = { state: "bounced" };
    const { results } = await t.ok("GET /api/admin/v1/campaigns/{id}/deliveries/", { token, id: campaign, query });
    expect(results.map((each) => each.id)).toEqual([id]);
  });

  it("is matched by its address even if a server changed its case or put it into another header", async () => {
    const [one, other] = [await delivery(), await delivery()];
    expect(await post(report(`<${one.path.toUpperCase()}>`))).toEqual([200, "recorded"]);
    expect(await post(`Delivered-To: ${other.path}\r\n${report("postmaster@films.example")}`)).toEqual([
      200,
      "recorded",
    ]);
  });

  it.each([
    ["that a mail is only late", { action: "delayed", status: "4.4.1" }],
    ["that a mailbox is full", { status: "4.2.2" }],
    ["that a mail has arrived", { action: "delivered", status: "2.0.0" }],
  ])("%s changes nothing", async (_, status) => {
    const { id, path } = await delivery();
    expect(await post(report(path, status))).toEqual([200, "ignored"]);
    expect(await bounced(id)).toMatchObject({ bounced: false });
  });

  it("changes nothing if it is forged, or is no report at all", async () => {
    const { id, path } = await delivery();
    const forged = path.replace(/-[0-9a-f]+@/, `-${"0".repeat(24)}@`);
    expect(await post(report(forged))).toEqual([200, "ignored"]);
    expect(await post(`To: ${path}\r\nSubject: I am away\r\n\r\nUntil Monday.`)).toEqual([200, "ignored"]);
    expect(await post("\0 \r\n nothing")).toEqual([200, "ignored"]);
    expect(await post(report(path), "Bearer something else")).toEqual([401, undefined]);
    expect(await post(report(path), "")).toEqual([401, undefined]);
    expect(await bounced(id)).toMatchObject({ bounced: false });
  });

  it("goes to an address within the length that mail servers allow", async () => {
    const path = t.services.newsletter.bounces.returnPath(2 ** 31) ?? "";
    expect(path.split("@")[0]?.length).toBeLessThanOrEqual(64);
  });
});
