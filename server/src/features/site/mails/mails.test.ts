import { mails, noOwnMails } from "@mindreel/contract/plain/kinds/mails";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";

const here = await startApp();
const there = await startApp({ beside: here.url, clock: here.clock });
const { token } = first(await here.members("superuser", 1));
const patch = "PATCH /api/site/v1/settings/";
beforeAll(() => vi.waitFor(() => expect([here.cache.isEnabled(), there.cache.isEnabled()]).toEqual([true, true])));

const settings = () => here.ok("GET /api/site/v1/settings/", { token });
async function change(changes: Record<string, unknown>) {
  const { version } = await settings();
  return here.request(patch, { token, body: { version, ...changes } });
}

/** The mail about a forgotten password, whichever server sends it. */
async function resetMail(language?: string) {
  const { id, email } = await here.register();
  if (language !== undefined) await here.query("update users set language = $2 where id = $1", [id, language]);
  await here.request("POST /dj-rest-auth/password/reset/", { body: { email } });
  return vi.waitFor(() => {
    const found = [...here.mails, ...there.mails].find(
      ({ to, text }) => to === email && text.includes("/reset-password/"),
    );
    if (found === undefined) throw new Error("no mail");
    return found;
  });
}

const words = {
  subject: "{name}, a new password for {app}",
  title: "A new password",
  text: "Dear {name},\nhere is your link & <b>more</b>:\n\n{link}\n\nYour team",
  button: "Choose it",
};

describe("a mail in the owner's words", () => {
  it("is sent by every server, in the languages that have such words", async () => {
    expect((await change({ mail_password_reset: { en: words } })).status).toBe(200);
    await vi.waitFor(() =>
      expect(there.services.site.config.ownMails?.words("password_reset", "en")?.button).toBe("Choose it"),
    );
    const { subject, html, text } = await resetMail();
    expect(subject).toMatch(/^\S+, a new password for Mindreel$/);
    expect(text).toMatch(/^A new password\n\nDear \S+,\n\nhere is your link & <b>more<\/b>:\n\nChoose it http/);
    expect(html).toContain("here is your link &amp; &lt;b&gt;more&lt;/b&gt;:");
    expect((await resetMail("de")).subject).toBe("Neues Passwort für Mindreel festlegen");
  });

  it("can be undone, and reset to the built-in words", async () => {
    const { version } = await settings();
    await here.ok(patch, { token, body: { version, mail_password_reset: { en: { ...words, subject: "Once" } } } });
    const undo = { version: version + 1, undo: version + 1 };
    const { values } = await here.ok("POST /api/site/v1/settings/undo/", { token, body: undo });
    expect(values.mail_password_reset?.en?.subject).toBe(words.subject);
    const { results: changes } = await here.ok("GET /api/site/v1/history/", { token });
    const subjects = { setting: "mail_password_reset", from: "English: Once", to: `English: ${words.subject}` };
    expect(changes[0]?.changes).toEqual([subjects]);
    await change({ mail_password_reset: null });
    expect((await resetMail()).subject).toBe("Set a new password for Mindreel");
    const { results } = await here.ok("GET /api/site/v1/history/", { token });
    expect(results[0]?.changes).toMatchObject([{ setting: "mail_password_reset", to: "" }]);
  });

  it.each([
    [{ subject: "Hello {nobody}" }, "There's no {nobody} here."],
    [{ text: "Hello" }, "The text needs {link}."],
    [{ text: "Press {link} now" }, "{link} must appear once, on a line of its own: it becomes the button."],
    [{ text: `{link}${"\nx".repeat(30)}` }, "An email can have at most 30 paragraphs."],
  ])("is refused with %j", async (part, sentence) => {
    const { status, body } = await change({ mail_password_reset: { de: { ...words, ...part } } });
    expect([status, body]).toMatchObject([
      400,
      { errors: { mail_password_reset: [expect.stringContaining(sentence)] } },
    ]);
  });

  it.each([{}, { en: { ...words, html: "<b>" } }, { xx: words }, { en: { ...words, subject: "a\nb" } }, "words"])(
    "cannot be %j",
    async (given) => {
      expect((await change({ mail_password_reset: given })).status).toBe(400);
    },
  );

  it("is refused if a notice does not say what it is about", async () => {
    for (const mail of ["password_changed", "email_changed", "two_factor_off"] as const) {
      expect(mails[mail].must).toContain("change");
      const { status } = await change({ [`mail_${mail}`]: { en: { ...words, text: "All is well.\n{link}" } } });
      expect(status, mail).toBe(400);
    }
  });

  it("can be saved with all other settings at once", async () => {
    const { values } = await settings();
    expect(values).toMatchObject(noOwnMails);
    expect((await change(values)).status).toBe(200);
  });
});

it("the signature is appended to every mail", async () => {
  await change({ mail_signature: "Ada & Bob\nof <Kino>" });
  await vi.waitFor(() => expect(there.services.site.config.ownMails?.signature).toContain("Ada"));
  const { html, text } = await resetMail();
  expect(html).toContain("Ada &amp; Bob<br/>of &lt;Kino&gt;</p>");
  expect(text).toMatch(/\n\n-- \nAda & Bob\nof <Kino>\n$/);
  await change({ mail_signature: null });
});
