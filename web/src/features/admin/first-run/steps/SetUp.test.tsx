import { type SetUpStep as Step, type StepState, setUpSteps } from "@mindreel/contract/plain/set-up-steps";
import { useQuery } from "@tanstack/react-query";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { toast } from "#test/browser.ts";
import { show } from "#test/render.tsx";
import { fails, responds } from "#test/server.ts";
import { firstRunQuery } from "../firstRun.ts";
import { isSettingUp, rememberSettingUp } from "../setUpBegun.ts";
import { SetUp } from "./SetUp.tsx";

afterEach(() => rememberSettingUp(false));

const firstRun = {
  ...{ begun: true, put_away: false, public_url: location.origin },
  steps: setUpSteps.map((step) => ({ step, state: "open" as StepState })),
  mail: { server: false, from: "films@example.com" },
  payments: { mode: "off" as const, price_cents: 30_000 },
  legal_missing: ["imprint" as const, "terms" as const],
  backups: { set: false, encrypted: false, verified_at: null },
};
const withStates = (states: Partial<Record<Step, StepState>>) => ({
  ...firstRun,
  steps: firstRun.steps.map(({ step, state }) => ({ step, state: states[step] ?? state })),
});
const price = <p>The price field</p>;
const connections = { mail: <p>The mail form</p>, payments: <p>The key form</p>, storage: <p>The bucket form</p> };

function step(name: string): HTMLElement {
  const item = screen.getAllByRole("listitem").find((each) => within(each).queryByRole("heading", { name }) !== null);
  if (item === undefined) throw new Error(`There is no step ${name}.`);
  return item;
}

it("counts what is open, and says how each step is done", () => {
  show(
    <SetUp
      firstRun={withStates({ category: "done", mail: "broken", storage: "skipped" })}
      price={price}
      connections={connections}
    />,
  );
  screen.getByText("12 steps are open");
  expect(screen.getByRole("progressbar", { name: "1 of 14 done" }).getAttribute("value")).toBe("1");
  within(step("First category")).getByText("Done");
  expect(within(step("First category")).queryByRole("link")).toBeNull();
  within(step("Email")).getByText("Not working");
  within(step("Email")).getByText("The mail form");
  expect(within(step("Email")).queryByRole("button", { name: /Skip/ })).toBeNull();
  within(step("Storage")).getByText("Skipped");
  expect(within(step("First video")).getByRole("link").getAttribute("href")).toBe("/admin/add-video");
  within(step("Legal pages")).getByText("Still missing: Imprint and Terms.");
  within(step("Price")).getByText("The price field");
  within(step("Payments")).getByText("The key form");
  // Nothing can be tested before it is there.
  expect(within(step("Payments")).queryByRole("button", { name: "Test payments" })).toBeNull();
  within(step("Address")).getByText(/which is where you are now/);
  // Each is distinguishable by its name.
  screen.getByRole("region", { name: "Lines for the file .env: Backups" });
  expect(isSettingUp()).toBe(true);
});

function SettingPrice() {
  const [state, setState] = useState<StepState>("open");
  const form = (
    <button type="button" onClick={() => setState("done")}>
      Set the price
    </button>
  );
  return <SetUp firstRun={withStates({ price: state })} price={form} connections={connections} />;
}

it("keeps the focus at the step whose form is gone once it is done", async () => {
  const { press } = show(<SettingPrice />);
  await press("Set the price");
  expect(document.activeElement).toBe(within(step("Price")).getByRole("heading", { name: "Price" }));
});

it("warns if the site is opened at a URL other than the configured one", () => {
  show(
    <SetUp
      firstRun={{ ...firstRun, public_url: "https://other.example.com" }}
      price={price}
      connections={connections}
    />,
  );
  within(step("Address")).getByText(/begins with https:\/\/other\.example\.com, but you're at/);
  within(step("Address")).getByText(new RegExp(`PUBLIC_URL=${location.origin}`));
});

it("shows a form no longer where all is done, and what is in its place", () => {
  const done = withStates({ mail: "done", payments: "done", storage: "done" });
  const connected = {
    ...done,
    mail: { ...done.mail, server: true },
    payments: { mode: "stripe" as const, price_cents: 900 },
  };
  show(<SetUp firstRun={connected} price={price} connections={connections} />);
  within(step("Email")).getByText("Emails are sent from films@example.com.");
  within(step("Payments")).getByText("Members pay $9.00 a month through Stripe.");
  expect(screen.queryByText(/^The (mail|key|bucket) form$/)).toBeNull();
});

it("runs tests, and shows their results", async () => {
  const connected = {
    ...firstRun,
    ...{ mail: { ...firstRun.mail, server: true }, payments: { mode: "stripe" as const, price_cents: 900 } },
  };
  show(<SetUp firstRun={connected} price={price} connections={connections} />);
  const mail = "POST /api/admin/v1/first-run/mail/";
  responds(mail, { passed: false, says: "Nothing answers there.", todo: "Check the host." });
  await userEvent.click(screen.getByRole("button", { name: "Send me a test email" }));
  await within(step("Email")).findByText("Nothing answers there.");
  within(step("Email")).getByText("Check the host.");
  fails("POST /api/admin/v1/first-run/payments/", "rate_limited");
  await userEvent.click(screen.getByRole("button", { name: "Test payments" }));
  await toast("Too many requests. Please wait a moment and try again.");
});

function Page() {
  const { data } = useQuery({ ...firstRunQuery, initialData: firstRun, enabled: false });
  return <SetUp firstRun={data} price={price} connections={connections} />;
}

it("skips a step by choice, and puts the rest away", async () => {
  const skips = responds("PUT /api/admin/v1/first-run/steps/", withStates({ storage: "skipped" }));
  const puts = responds("PUT /api/admin/v1/first-run/put-away/", { ...firstRun, put_away: true });
  const { press } = show(<Page />);
  await press("Skip: Storage");
  await within(step("Storage")).findByText("Skipped");
  expect(skips[0]?.body).toEqual({ step: "storage", skipped: true });
  await press("Put away for now");
  await screen.findByText(/the dashboard no longer reminds you/);
  expect(puts[0]?.body).toEqual({ put_away: true });
  expect(isSettingUp()).toBe(false);
});
