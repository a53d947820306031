import { describe, expect, it } from "vitest";
import { readStanding } from "./subscriber-import.policy.ts";

const says = (cells: Record<string, string>) => readStanding(Object.entries(cells)).standing.says;

describe("whether somebody wants mails", () => {
  it.each<[string, Record<string, string>]>([
    ["Mailchimp", { OPTIN_TIME: "2018-02-12 10:54:27", UNSUB_TIME: "2018-07-23 12:19:27" }],
    ["Mailchimp, cleaned", { CLEAN_TIME: "2018-07-23 12:19:27", CLEAN_CAMPAIGN_TITLE: "May" }],
    ["Ghost", { subscribed_to_emails: "false" }],
    ["Substack", { active_subscription: "true", email_disabled: "true" }],
    ["Beehiiv", { status: "active", unsubscribed_at: "2024-03-13 11:33:53 UTC" }],
    ["Beehiiv", { status: "inactive" }],
    ["Kit", { state: "cancelled" }],
    ["Kit", { state: "complained" }],
    ["Buttondown", { type: "unsubscribed" }],
    ["Buttondown", { unsubscription_date: "2024-03-13T11:33:53Z" }],
    ["MailerLite", { Status: "Bounced" }],
    ["MailerLite", { Status: "junk" }],
    ["Brevo", { EMAIL_BLACKLISTED: "1" }],
    ["Brevo", { emailBlacklisted: "TRUE" }],
    ["Klaviyo", { "Email Marketing Consent": "UNSUBSCRIBED" }],
    ["HubSpot", { "Unsubscribed from all email": "true" }],
    ["HubSpot", { "Opted out of email: Newsletter": "Yes" }],
    ["Shopify", { "Accepts Email Marketing": "no" }],
    ["a German list", { "Abgemeldet am": "2024-01-02" }],
    ["a German list", { Abostatus: "Abgemeldet" }],
    ["a German list", { "Newsletter abonniert": "Nein" }],
    ["a French list", { Statut: "Désabonnée" }],
    ["a French list", { "Date de désinscription": "02/01/2024" }],
    ["a Spanish list", { Estado: "Baja" }],
    ["a Spanish list", { "Fecha de baja": "2024-01-02" }],
    ["a Spanish list", { Suscrito: "no" }],
    ["an Arabic list", { الحالة: "ألغى الاشتراك" }],
    ["an Arabic list", { مشترك: "لا" }],
    ["a language that is not known", { Tillstånd: "Unsubscribed" }],
  ])("is read from %s: they left (%#)", (_, cells) => {
    expect(says(cells)).toBe("left");
  });

  it.each<[Record<string, string>]>([
    [{ subscribed_to_emails: "true", deleted_at: "" }],
    [{ email_disabled: "false", active_subscription: "false" }],
    [{ status: "active", unsubscribed_at: "" }],
    [{ Subscribed: "2023-03-24 10:23:10" }],
    [{ UNSUB_TIME: "0000-00-00 00:00:00", Bounces: "0" }],
    [{ "Soft bounces": "3", "Credits left": "3", "Clean Name": "Ada" }],
    [{ State: "California", Estado: "Jalisco" }],
    [{ unsubscribe_url: "https://news.example.com/u/1", "Unsubscribe token": "ab12" }],
    [{ "Patron Status": "Former patron", Plan: "cancelled", Notes: "left a nice comment" }],
    [{ Abostatus: "Aktiv", Abgemeldet: "nein" }],
  ])("is read from cells that say so, or nothing: %j", (cells) => {
    expect(says(cells)).toMatch(/^(wanted|nothing)$/);
  });

  it.each<[Record<string, string>]>([
    [{ status: "pending" }],
    [{ status: "nonsubscribed" }],
    [{ "Email subscriber status": "Never subscribed" }],
    [{ Status: "Nicht bestätigt" }],
    [{ confirmed: "0" }],
  ])("is not yet known of those who have not confirmed: %j", (cells) => {
    expect(says(cells)).toBe("not yet");
  });

  it("names what is not clear, and the columns about something else", () => {
    const cells = { status: "VIP", Tags: "a" };
    const standing = { says: "unclear", column: "status", cell: "VIP" };
    expect(readStanding(Object.entries(cells))).toEqual({ standing, ignored: ["Tags"] });
  });

  it("knows when they left", () => {
    const cells = { status: "unsubscribed", unsubscribed_at: "2024-03-13 11:33:53 UTC" };
    const standing = { says: "left", at: new Date("2024-03-13T11:33:53Z") };
    expect(readStanding(Object.entries(cells)).standing).toEqual(standing);
  });
});
