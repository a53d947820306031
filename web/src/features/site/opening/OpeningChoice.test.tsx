import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { toast } from "#test/browser.ts";
import { show } from "#test/render.tsx";
import { responds } from "#test/server.ts";
import { ClosedLine } from "./ClosedLine.tsx";
import { OpeningChoice } from "./OpeningChoice.tsx";

const closed = { open: false, since: "2026-01-02T03:04:05.000Z", missing: ["mail" as const], paying_members: 0 };
const get = "GET /api/site/v1/opening/";
const put = "PUT /api/site/v1/opening/";

it("says what is missing before it opens the site, from the line on every page", async () => {
  responds(get, closed);
  const calls = responds(put, { ...closed, open: true });
  const { press, user } = show(
    <>
      <ClosedLine />
      <OpeningChoice />
    </>,
  );
  await screen.findByText("Closed");
  screen.getByRole("link", { name: /Email isn.t set up and tested/ });
  const line = screen.getByRole("region", { name: "Closed site" });
  expect(line.textContent).toContain("only you and people you invite can see this site");
  await user.click(within(line).getByRole("button", { name: "Open the site" }));
  await press("Open anyway");
  await toast("Your site is open");
  expect(calls[0]?.body).toEqual({ open: true });
  screen.getByText("Everyone can visit your site, sign up and subscribe.");
  expect(line.isConnected).toBe(false);
});

it("says what closing means to members who pay", async () => {
  responds(get, { ...closed, open: true, paying_members: 3 });
  const calls = responds(put, closed);
  const { press, user } = show(<OpeningChoice />);
  await screen.findByText("Open");
  await press("Close the site");
  const dialog = within(await screen.findByRole("dialog"));
  dialog.getByText(/^3 members pay for a plan/);
  await user.click(dialog.getByRole("button", { name: "Close the site" }));
  await toast("Your site is closed to visitors");
  await waitFor(() => expect(calls[0]?.body).toEqual({ open: false }));
});
