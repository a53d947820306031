import { type MailWords, mailNames, placesOf } from "@mindreel/contract/plain/kinds/mails";
import type { SiteSettings } from "@mindreel/contract/site/settings";
import { screen, waitFor, within } from "@testing-library/react";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { SettingsForm } from "#features/site/settings/SettingsForm.tsx";
import { toast } from "#test/browser.ts";
import { show } from "#test/render.tsx";
import { fails, responds } from "#test/server.ts";
import { siteSettings } from "#test/site.ts";
import { MailsTab } from "./MailsTab.tsx";
import { asField, faultOf, faultsByField, withPlace, withWords } from "./words.ts";

describe("the mails", () => {
  const patch = "PATCH /api/site/v1/settings/";
  const post = "POST /api/site/v1/mails/";
  const english: MailWords = {
    subject: "Hello",
    title: "A new password",
    text: "{greeting}\n\n{link}",
    button: "Set it",
  };
  const german = { ...english, subject: "Hallo" };
  const builtIn = { mails: mailNames.map((mail) => ({ mail, words: { en: english, de: german } })) };
  const shown = { subject: "Hello Ada", html: "<h1>A new password</h1>", text: "A new password", sent_to: null };

  beforeEach(() => {
    responds("GET /api/site/v1/mails/", builtIn);
    responds(post, shown);
  });

  function open(values: Partial<SiteSettings["values"]> = {}) {
    const settings = siteSettings(values);
    return show(
      <SettingsForm settings={settings}>
        <MailsTab />
      </SettingsForm>,
    );
  }
  async function edit(name = "Set a new password", values: Partial<SiteSettings["values"]> = {}) {
    const opened = open(values);
    await opened.press(name);
    return opened;
  }
  const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });

  it("lists every mail with its recipients, and which ones the owner has changed", async () => {
    open({ mail_password_reset: { de: german, en: english } });
    const occasion = "To members who have forgotten their password, with the link to a new one.";
    const description = `${occasion} Changed: English, Deutsch`;
    await screen.findByRole("button", { name: "Set a new password", description });
    const security = screen.getByRole("region", { name: "Security notices" });
    expect(within(security).getAllByRole("button")).toHaveLength(14);
    expect(screen.getAllByRole("button", { description: /^To / })).toHaveLength(mailNames.length);
    expect(screen.getAllByText(/^Changed/)).toHaveLength(1);
  });

  it("starts with the built-in wording, and saves the owner's with the other settings", async () => {
    const sent = responds(patch, siteSettings());
    const { fill, press } = await edit();
    expect([field("Subject").value, field("Text").value]).toEqual(["Hello", "{greeting}\n\n{link}"]);
    await fill("Subject", "Welcome back");
    await press("Save");
    await toast("Saved. Visitors see it from now on.");
    expect(sent[0]?.body).toEqual({ version: 3, mail_password_reset: { en: { ...english, subject: "Welcome back" } } });
  });

  it("edits each language of the site separately", async () => {
    const sent = responds(patch, siteSettings());
    const { fill, press, user } = await edit("Set a new password", { mail_password_reset: { en: english } });
    await user.selectOptions(screen.getByLabelText("Language"), "Deutsch");
    expect([field("Subject").value, field("Subject").lang]).toEqual(["Hallo", "de"]);
    await fill("Button", "Los");
    await press("Save");
    await toast("Saved. Visitors see it from now on.");
    expect(sent[0]?.body).toMatchObject({ mail_password_reset: { en: english, de: { ...german, button: "Los" } } });
  });

  it("previews the mail, with the signature, when typing pauses", async () => {
    const asked = responds(post, shown);
    const { fill } = await edit("Set a new password", { mail_signature: "Ada" });
    await screen.findByText("Hello Ada");
    expect(screen.getByTitle<HTMLIFrameElement>("The email").srcdoc).toBe(shown.html);
    await fill("Subject", "Welcome");
    await waitFor(() => expect(asked.at(-1)?.body.words.subject).toBe("Welcome"));
    expect(asked.at(-1)?.body).toMatchObject({ mail: "password_reset", language: "en", signature: "Ada", send: false });
  });

  it("shows faults at the field, and neither previews nor saves them", async () => {
    const saved = responds(patch, siteSettings());
    const { fill, press } = await edit();
    await screen.findByText("Hello Ada");
    const asked = responds(post, shown);
    await fill("Text", "No way in");
    const text = field("Text");
    expect([text.getAttribute("aria-invalid"), text.getAttribute("aria-describedby")]).not.toContain(null);
    screen.getByText("The text needs {link}.");
    screen.getByText("It's shown again once the words are fixed.");
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Send me a test" }).disabled).toBe(true);
    await press("Save");
    await toast("Set a new password, English: The text needs {link}.");
    await press("All emails");
    await screen.findByRole("button", { name: "Set a new password", description: /Needs fixing/ });
    expect([saved.length, asked.length]).toEqual([0, 0]);
  });

  it("inserts a placeholder at the caret", async () => {
    const { press, user } = await edit();
    await user.click(field("Subject"));
    await user.keyboard(", ");
    await press("{name}");
    await user.keyboard("!");
    expect(field("Subject").value).toBe("Hello, {name}!");
    expect(screen.queryByRole("button", { name: "{day}" })).toBeNull();
    screen.getByRole("button", { name: "{link}", description: "The button, with its address below required" });
  });

  it("mails the wording to its author", async () => {
    const { fill, press } = await edit();
    await fill("Subject", "Try me");
    const sent = responds(post, ({ body }) => ({ ...shown, sent_to: body.send ? "ada@example.com" : null }));
    await press("Send me a test");
    await toast("A test is on its way to ada@example.com.");
    expect(sent.find(({ body }) => body.send)?.body).toMatchObject({ words: { ...english, subject: "Try me" } });
  });

  it("restores the built-in wording on one press, saved like any change", async () => {
    const sent = responds(patch, siteSettings());
    const own = { en: { ...english, subject: "Mine" } };
    const { press } = await edit("Set a new password", { mail_password_reset: own });
    await press("Back to the built-in words");
    expect(field("Subject").value).toBe("Hello");
    expect(screen.queryByRole("button", { name: "Back to the built-in words" })).toBeNull();
    await press("Save");
    await toast("Saved. Visitors see it from now on.");
    expect(sent[0]?.body).toEqual({ version: 3, mail_password_reset: null });
  });

  it("returns to the list, at the same mail", async () => {
    const { press } = await edit("Free month");
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Free month" }));
    await press("All emails");
    expect(document.activeElement).toBe(await screen.findByRole("button", { name: "Free month" }));
  });

  it("reports that the built-in wording, or the preview, failed to load", async () => {
    fails("GET /api/site/v1/mails/", "rate_limited");
    open();
    await screen.findByRole("button", { name: "Try again" });
  });
});

describe("their words", () => {
  const words: MailWords = { subject: "Hello", title: "Hello", text: "{greeting}\n\n{link}", button: "Go" };
  const builtIn = { en: words, de: { ...words, subject: "Hallo" } };

  describe("the owner's wording", () => {
    it("is stored by language, without wordings that equal the built-in ones", () => {
      const own = withWords(null, "de", { ...words, subject: "Servus" }, builtIn);
      expect(own).toEqual({ de: { ...words, subject: "Servus" } });
      const both = withWords(own, "en", { ...words, button: "Open" }, builtIn);
      expect(Object.keys(both ?? {}).toSorted()).toEqual(["de", "en"]);
      expect(withWords(both, "en", words, builtIn)).toEqual(own);
      expect(withWords(own, "de", undefined, builtIn)).toBeNull();
    });

    it("is checked for faults, by field", () => {
      expect(faultsByField("password_reset", words).size).toBe(0);
      const faulty = { subject: " ", title: "{day}", text: "{greeting}", button: "" };
      expect([...faultsByField("password_reset", faulty)]).toEqual([
        ["subject", "Write something here."],
        ["title", "There's no {day} here."],
        ["text", "The text needs {link}."],
        ["button", "Write something here."],
      ]);
      expect(faultOf("password_reset", { en: words, de: faulty })).toBe(
        "Set a new password, Deutsch: Write something here.",
      );
      expect(faultOf("password_reset", { en: words })).toBeUndefined();
      expect(faultOf("password_reset", null)).toBeUndefined();
    });

    it("has no line breaks in single-line fields", () => {
      expect(asField("subject", "one\r\ntwo")).toBe("one two");
      expect(asField("text", "one\ntwo")).toBe("one\ntwo");
    });
  });

  describe("a placeholder", () => {
    const insert = (text: string, start: number, end: number, place: "name" | "link" | "greeting") =>
      withPlace("password_reset", { ...words, text }, { field: "text", start, end }, place);

    it("is inserted at the caret, replaces the selection, and moves the caret behind it", () => {
      expect(insert("Dear you,", 5, 8, "name")).toEqual([
        { ...words, text: "Dear {name}," },
        { field: "text", start: 11, end: 11 },
      ]);
    });

    it("goes into the text if the field allows no sentence", () => {
      const at = { field: "subject", start: 0, end: 5 } as const;
      const [{ subject, text }, caret] = withPlace("password_reset", { ...words, text: "Hi " }, at, "greeting");
      expect([subject, text, caret.field]).toEqual(["Hello", "Hi {greeting}", "text"]);
      expect(withPlace("password_reset", words, at, "name")[0].subject).toBe("{name}");
    });

    it("for the link gets a line of its own, wherever it is inserted", () => {
      fc.assert(
        fc.property(fc.constantFrom(...mailNames), fc.lorem(), fc.nat(40), (mail, said, at) => {
          const start = Math.min(at, said.length);
          const [{ text }] = withPlace(mail, { ...words, text: said }, { field: "text", start, end: start }, "link");
          expect(text.split("\n")).toContain("{link}");
          expect(placesOf(mail)).toContain("link");
        }),
      );
    });
  });
});
