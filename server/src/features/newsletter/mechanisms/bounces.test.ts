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

/** A report as mail servers write it (RFC 3464), with lines about the recipient. */
const report = (to: string, lines = ["Action: failed", "Status: 5.1.1"], type = "message/delivery-status") =>
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
    `Content-Type: ${type}`,
    "",
    "Reporting-MTA: dns; mx.example.com",
    "",
    "Final-Recipient: rfc822; somebody@example.com",
    ...lines,
    "",
    "--b1",
    "Content-Type: text/rfc822-headers",
    "",
    "Subject: News",
    "",
    "--b1--",
    "",
  ].join("\r\n");
const words = ["Diagnostic-Code: smtp; 550 5.1.1 There is nobody", "    of this name"];

/** A complaint as mailbox providers pass it on (RFC 5965). */
const complaint = (kind: string, ...[reported, returned]: string[]) =>
  [
    "From: <feedback@mail.example>",
    "To: <complaints@films.example>",
    "Content-Type: multipart/report; report-type=feedback-report; boundary=b1",
    "",
    "--b1",
    "Content-Type: text/plain",
    "",
    "--b1",
    "Content-Type: message/feedback-report",
    "",
    `Feedback-Type: ${kind}`,
    ...(reported ? [`Original-Mail-From: <${reported}>`] : []),
    "",
    "--b1",
    "Content-Type: message/rfc822",
    "",
    ...(returned ? [`Return-Path: <${returned}>`] : []),
    "Subject: News",
    "",
    "--b1--",
  ].join("\n");

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
    const dead = report(path, ["Action: failed", "Status: 5.1.1", ...words]);
    expect(await post(dead)).toEqual([200, "recorded"]);
    expect(await post(dead)).toEqual([200, "recorded"]);
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
    ["that a mail is only late", ["Action: delayed", "Status: 4.4.1"]],
    ["that a mail was tried for days", ["Action: failed", "Status: 4.4.7"]],
    ["that a mailbox is full", ["Action: failed", "Status: 5.2.2"]],
    [
      "that a mailbox is full, in the diagnosis",
      ["Action: failed", "Status: 5.0.0", "Diagnostic-Code: smtp; 552 5.2.2 x"],
    ],
    ["that a mailbox is full, by a plain code", ["Action: failed", "Diagnostic-Code: smtp; 552 over quota"]],
    ["that the sender is blocked", ["Action: failed", "Status: 5.7.1", "Diagnostic-Code: smtp; 550 Blocked"]],
    ["that the sender is blocked, without a status", ["Action: failed", "Diagnostic-Code: smtp; 550 5.7.26 DMARC"]],
    ["that a mail is too large", ["Action: failed", "Status: 5.3.4"]],
    ["that a mail has arrived", ["Action: delivered", "Status: 2.0.0"]],
  ])("%s changes nothing", async (_, lines) => {
    const { id, path } = await delivery();
    expect(await post(report(path, lines))).toEqual([200, "ignored"]);
    expect(await bounced(id)).toMatchObject({ bounced: false });
  });

  it.each([
    ["without a status", ["Action: failed", ...words]],
    ["with a plain code only", ["Action: failed", "Diagnostic-Code: smtp; 550 No such user"]],
    ["without any code", ["Action: failed"]],
    ["with a general status", ["Action: Failed", "Status: 5.0.0 (other)", ...words]],
  ])("%s tells of a dead address", async (_, lines) => {
    const { id, path } = await delivery();
    expect(await post(report(path, lines))).toEqual([200, "recorded"]);
    expect(await bounced(id)).toMatchObject({ bounced: true });
  });

  it("is understood with international addresses, encoded, and wrapped by another server", async () => {
    const international = report((await delivery()).path, undefined, "message/global-delivery-status");
    expect(await post(international)).toEqual([200, "recorded"]);
    const status = "Action: failed\r\nStatus: 5.1.1\r\n";
    const encoded = `message/delivery-status\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(status).toString("base64")}`;
    expect(await post(report((await delivery()).path, [], encoded))).toEqual([200, "recorded"]);
    const { path } = await delivery();
    const [, ...inner] = report("nobody@films.example").split("MIME-Version: 1.0\r\n");
    const wrapped = `To: ${path}\nContent-Type: multipart/mixed; boundary="b"\n\n--b\n${inner.join("")}\n--b--`;
    expect(await post(wrapped)).toEqual([200, "recorded"]);
  });

  it("of a complaint ends the news, whether it names the mail's return path or returns it", async () => {
    const [named, returned, glad] = [await delivery(), await delivery(), await delivery()];
    expect(await post(complaint("abuse", named.path))).toEqual([200, "recorded"]);
    expect(await post(complaint("opt-out", "", returned.path))).toEqual([200, "recorded"]);
    expect(await post(complaint("not-spam", glad.path))).toEqual([200, "ignored"]);
    expect(await bounced(named.id)).toEqual({ answer: "complaint: abuse", bounced: true });
    expect(await bounced(glad.id)).toMatchObject({ bounced: false });
  });

  it("that cannot be read is ignored, so that no mail server sends it again", async () => {
    const nested = Array.from(
      { length: 300 },
      (_, n) => `Content-Type: multipart/mixed; boundary="n${n}"\r\n\r\n--n${n}\r\n`,
    );
    const { path } = await delivery();
    expect(await post(`To: ${path}\r\n${nested.join("")}`)).toEqual([200, "ignored"]);
    expect(await post("")).toEqual([200, "ignored"]);
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
