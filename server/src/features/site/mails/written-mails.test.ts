import { faultsOfMail, mailNames } from "@mindreel/contract/plain/kinds/mails";
import { languages } from "@mindreel/contract/plain/languages";
import type { WrittenMail } from "@mindreel/contract/site/mails";
import { describe, expect, it, vi } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";

const t = await startApp({ config: { languages: ["en", "de", "ar"] } });
const { token, id, email, username } = first(await t.members("superuser", 1));
const call = "POST /api/site/v1/mails/";

const words = { subject: "For {name}", title: "New <password>", text: "Dear {name},\n{link}\n{app}", button: "Go" };
const written = { mail: "password_reset", language: "en", words, signature: "Ada\n& Bob", send: false } as const;
const show = (changed: Partial<WrittenMail> = {}) => t.ok(call, { token, body: { ...written, ...changed } });
const builtIn = async () => (await t.ok("GET /api/site/v1/mails/", { token })).mails;

describe("the built-in words", () => {
  it("exist for every mail, in the languages of the site", async () => {
    const mails = await builtIn();
    expect(mails.map(({ mail }) => mail)).toEqual(mailNames);
    for (const { mail, words: all } of mails) {
      expect(Object.keys(all)).toEqual(["en", "de", "ar"]);
      for (const each of Object.values(all)) expect(faultsOfMail(mail, each), mail).toEqual([]);
    }
  });

  it("leave no placeholder unfilled, in any language", async () => {
    for (const { mail, words: all } of await builtIn()) {
      for (const language of languages) {
        const own = all[language];
        if (own === undefined) continue;
        const { subject, text, html } = await show({ mail, language, words: own, signature: null });
        expect(subject + text + html, `${mail}, ${language}`).not.toMatch(/\{\w+\}|undefined|\[object/);
        expect(html).toContain(`lang="${language}"`);
        expect(text).toMatch(/https?:\/\/\S/);
      }
    }
  });
});

describe("words that are being written", () => {
  it("are shown as a rendered mail to their writer, with the signature", async () => {
    const { subject, text, html, sent_to } = await show();
    expect([subject, sent_to]).toEqual([`For ${username}`, null]);
    expect(html).toContain("New &lt;password&gt;");
    expect(text).toContain(`Dear ${username},`);
    expect(text).toMatch(/\n-- \nAda\n& Bob\n$/);
    expect(t.mails).toEqual([]);
  });

  it("change nothing", async () => {
    const settings = () => t.ok("GET /api/site/v1/settings/", { token });
    const before = await settings();
    await show();
    await show({ send: true });
    expect(await settings()).toEqual(before);
    await vi.waitFor(() => expect(t.mails).toHaveLength(1));
  });

  it("cause errors in the reader's language, at the field", async () => {
    const faulty = { ...words, subject: "{nobody}", text: "No link" };
    const headers = { "accept-language": "de" };
    const { status, body } = await t.request(call, { token, headers, body: { ...written, words: faulty } });
    expect([status, body]).toMatchObject([
      400,
      { errors: { subject: ["{nobody} gibt es hier nicht."], text: ["Der Text braucht {link}."] } },
    ]);
  });

  it("are mailed only to their writer, on request, with an entry in the audit log", async () => {
    t.mails.length = 0;
    const odd = { ...words, title: "Half of \ud83d" };
    expect((await show({ send: true, words: odd })).sent_to).toBe(email);
    await vi.waitFor(() => expect(t.mails).toHaveLength(1));
    expect(t.mails[0]).toMatchObject({ to: email, subject: `For ${username}`, senderName: "Mindreel" });
    const { results } = await t.ok("GET /api/admin/v1/audit/", { token });
    const details = { mail: "password_reset", language: "en" };
    expect(results[0]).toMatchObject({ action: "site.test_mail", actor_id: id, details });
  });
});
