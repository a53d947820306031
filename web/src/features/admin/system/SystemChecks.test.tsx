import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { it } from "vitest";
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
} as const;
const fine = { name: "disk", state: "good", says: "50 GB of 100 GB are free.", todo: null } as const;
const system = { version: "1.2.3", started_at: now, checked_at: now, checks: [wrong, fine] };

it("shows problems with their solutions, and that the rest is in order", async () => {
  responds(call, system);
  show(<SystemChecks />);
  await screen.findByText(/^One thing is worth your attention\. Mindreel 1\.2\.3/);
  const [first, second] = screen.getAllByRole("listitem");
  if (first === undefined || second === undefined) throw new Error("no checks");
  within(first).getByRole("heading", { name: "Email" });
  within(first).getByRole("img", { name: "Needs you" });
  within(first).getByText(wrong.says);
  within(first).getByText(wrong.todo);
  within(second).getByRole("img", { name: "In order" });
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
  await screen.findByText(/^Everything is in order\./);
});
