import type { Connections } from "@mindreel/contract/site/connections";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { toast } from "#test/browser.ts";
import { show } from "#test/render.tsx";
import { responds } from "#test/server.ts";
import { MailConnection } from "./MailConnection.tsx";

const get = "GET /api/site/v1/connections/";
const put = "PUT /api/site/v1/connections/mail/";
const records = "GET /api/site/v1/connections/mail/records/";

const none: Connections["mail"] = {
  ...{ locked: null, from_locked: null, server: null, password_set: false, set_at: null, unreadable: false },
  sender: "no-reply@films.example",
};
const server = {
  ...{ host: "mail.films.example", port: 465, encryption: "tls" as const, user: "films" },
  from: "hello@films.example",
};
const set: Connections["mail"] = {
  ...{ ...none, server, password_set: true, set_at: "2026-11-27T10:00:00.000Z", sender: "hello@films.example" },
};

beforeEach(() => void responds(records, { domain: "films.example", records: [] }));

it("takes a pasted address apart, tests it and saves it", async () => {
  responds(get, { mail: none });
  const { press, fill, user } = show(<MailConnection />);
  await screen.findByText(/There's no mail server yet/);
  await user.click(screen.getByRole("textbox", { name: "Mail server" }));
  await user.paste("smtps://films:p%40ss@mail.films.example");
  await fill("Sender's address", "hello@films.example");
  const result = { passed: true, says: "It has accepted an email.", todo: "Look into your spam folder." };
  const saved = responds(put, { result, connections: { mail: set } });
  await press("Send a test and save");
  await toast("Saved");
  expect(saved[0]?.body).toEqual({ ...server, password: "p@ss" });
  await screen.findByText("Saved. Leave this empty to keep it.");
  screen.getByText(/leave through mail.films.example as hello@films.example/);
  // The result stays, the password doesn't.
  within(screen.getByRole("status")).getByText("It has accepted an email.");
  screen.getByText("Look into your spam folder.");
  expect(screen.getByLabelText("Password")).toHaveProperty("value", "");
});

it("takes an IPv6 address, in brackets too", async () => {
  responds(get, { mail: set });
  const { press, fill, user } = show(<MailConnection />);
  const result = { passed: true, says: "It has accepted an email.", todo: null };
  const saved = responds(put, { result, connections: { mail: set } });
  await screen.findByRole("textbox", { name: "Mail server" });
  await fill("Mail server", "[2a00:1450::25]");
  await press("Send a test and save");
  await toast("Saved");
  await user.clear(screen.getByRole("textbox", { name: "Mail server" }));
  await user.paste("smtp://[2a00:1450::26]:587");
  await press("Send a test and save");
  await expect
    .poll(() => saved.map(({ body }) => body))
    .toMatchObject([{ host: "2a00:1450::25" }, { host: "2a00:1450::26", port: 587 }]);
});

it("empties the form once the mail server is forgotten", async () => {
  responds(get, { mail: set });
  const { press } = show(<MailConnection />);
  await press("Forget the mail server");
  responds("DELETE /api/site/v1/connections/mail/", { mail: none });
  await press("Forget");
  await toast("The mail server is forgotten");
  expect(screen.getByRole("textbox", { name: "Mail server" })).toHaveProperty("value", "");
});

it("shows a sender that the environment decides, and saves the server with it", async () => {
  responds(get, { mail: { ...set, from_locked: "MAIL_FROM", sender: "Films <us@films.example>" } });
  const { press } = show(<MailConnection />);
  const sender = await screen.findByRole<HTMLInputElement>("textbox", { name: "Sender's address" });
  expect([sender.disabled, sender.value]).toEqual([true, "Films <us@films.example>"]);
  screen.getByText("The server's environment decides this: MAIL_FROM.");
  const result = { passed: true, says: "It has accepted an email.", todo: null };
  const saved = responds(put, { result, connections: { mail: set } });
  await press("Send a test and save");
  await toast("Saved");
  expect(saved[0]?.body).toEqual({ ...server, from: "us@films.example" });
});

it("says why nothing was saved, and keeps what was typed", async () => {
  responds(get, { mail: set });
  const { press } = show(<MailConnection />);
  await screen.findByRole("textbox", { name: "Mail server" });
  const result = { passed: false, says: "Nothing answers.", todo: "Check the port." };
  responds(put, { result, connections: { mail: set } });
  await press("Send a test and save");
  await screen.findByText("Nothing was saved");
  screen.getByText("Nothing answers.");
  screen.getByText("Check the port.");
  expect(screen.getByRole("textbox", { name: "Mail server" })).toHaveProperty("value", server.host);
});

it("leaves what the environment decides", async () => {
  responds(get, { mail: { ...none, locked: "SMTP_URL" } });
  show(<MailConnection />);
  await screen.findByText("The server's environment decides this: SMTP_URL.");
  expect(screen.queryByRole("button", { name: "Send a test and save" })).toBeNull();
});

it("shows what to add to the DNS", async () => {
  responds(get, { mail: set });
  const record = { name: "films.example", value: null, add: null };
  responds(records, {
    domain: "films.example",
    records: [
      { ...record, kind: "spf", state: "missing", add: "v=spf1 a:mail.films.example ~all" },
      { ...record, kind: "dkim", state: "unknown" },
      { ...record, kind: "dmarc", state: "found", value: "v=DMARC1; p=none" },
    ],
  });
  show(<MailConnection />);
  await screen.findByText("v=spf1 a:mail.films.example ~all");
  screen.getByText("Could not be looked up");
  screen.getByText("v=DMARC1; p=none");
  screen.getByRole("button", { name: "Copy: SPF" });
});
