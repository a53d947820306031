import { type MailWords, mailNames } from "@mindreel/contract/plain/kinds/mails";
import type { SiteSettings } from "@mindreel/contract/site/settings";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { SettingsForm } from "#features/site/settings/SettingsForm.tsx";
import { toast } from "#test/browser.ts";
import { show } from "#test/render.tsx";
import { fails, responds } from "#test/server.ts";
import { siteSettings } from "#test/site.ts";
import { MailsTab } from "./MailsTab.tsx";

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
