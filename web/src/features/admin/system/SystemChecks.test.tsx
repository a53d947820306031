import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { show } from "#test/render.tsx";
import { fails, responds } from "#test/server.ts";
import { SystemChecks } from "./SystemChecks.tsx";

const call = "GET /api/admin/v1/system/";
const now = "2026-11-22T12:00:00.000Z";
const wrong = {
  name: "mails",
  state: "bad",
  says: "3 emails haven't been accepted by the mail server for 2 hours.",
  todo: "Check SMTP_URL.",
  fix: null,
} as const;
const fine = { name: "disk", state: "good", says: "50 GB of 100 GB are free.", todo: null, fix: null } as const;
const alone = {
  name: "superusers",
  state: "warning",
  says: "1 of 1 superuser can sign in with a password alone.",
  todo: "Turn on two-factor sign-in.",
  fix: "security",
} as const;
const missing = {
  name: "payments",
  state: "off",
  says: "Payments are off.",
  todo: "Set the keys.",
  fix: "connections",
} as const;
const system = { version: "1.2.3", started_at: now, checked_at: now, checks: [wrong, alone, missing, fine] };

it("shows in words what is broken, works but needs attention, is not set up, and works, with the way to mend it", async () => {
  responds(call, system);
  show(<SystemChecks />);
  await screen.findByText(/^2 things are worth your attention\. One thing isn't set up\. Mindreel 1\.2\.3/);
  const [first, second, third, fourth] = screen.getAllByRole("listitem");
  if (!first || !second || !third || !fourth) throw new Error("no checks");
  within(first).getByRole("heading", { name: "Email Broken" });
  within(first).getByText(wrong.says);
  within(first).getByText(wrong.todo);
  expect(within(first).queryByRole("link")).toBeNull();
  within(second).getByRole("heading", { name: "Superusers Worth a look" });
  expect(within(second).getByRole("link", { name: "Open Security" }).getAttribute("href")).toBe("/security");
  within(third).getByRole("heading", { name: "Payments Not set up" });
  const connections = within(third).getByRole("link", { name: "Open Connections" });
  expect(connections.getAttribute("href")).toBe("/admin/connections");
  within(fourth).getByRole("heading", { name: "Disk space Working" });
});

it("checks again, even after a failure", async () => {
  fails(call, "internal");
  show(<SystemChecks />);
  await screen.findByRole("alert");
  responds(call, { ...system, checks: [wrong, { ...wrong, name: "backups" }] });
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText(/^2 things/);
  responds(call, { ...system, checks: [fine] });
  await userEvent.click(screen.getByRole("button", { name: "Check again" }));
  await screen.findByText(/^Everything that is set up works\./);
});
