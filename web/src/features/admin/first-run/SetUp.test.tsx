import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { toast } from "#test/browser.ts";
import { show } from "#test/render.tsx";
import { fails, responds } from "#test/server.ts";
import { SetUp } from "./SetUp.tsx";
import { isSettingUp, rememberSettingUp } from "./setUpBegun.ts";

afterEach(() => rememberSettingUp(false));

const steps = {
  public_url: location.origin,
  mail: { server: false, from: "films@example.com", tested_at: null },
  payments: { mode: "off", price_cents: 30_000, webhook_url: "https://films.example.com/hook/", tested_at: null },
  site: false,
  categories: true,
  videos: false,
} as const;

function step(name: string): HTMLElement {
  const item = screen.getAllByRole("listitem").find((each) => within(each).queryByRole("heading", { name }) !== null);
  if (item === undefined) throw new Error(`There is no step ${name}.`);
  return item;
}

it("shows what is done, and the settings for what is not", () => {
  show(<SetUp steps={steps} />);
  within(step("First category")).getByRole("img", { name: "Done" });
  expect(within(step("First category")).queryByRole("link")).toBeNull();
  within(step("First video")).getByRole("link", { name: "Create a video" });
  within(step("Email")).getByText(/^SMTP_URL=/);
  within(step("Name, price and look")).getByRole("link", { name: "Open the Site page" });
  // The price is on the Site page, which a setting in the file would lock.
  expect(within(step("Payments")).getByText(/STRIPE_SECRET_KEY=sk_live_…/).textContent).not.toContain("PRICE");
  within(step("Payments")).getByText("https://films.example.com/hook/");
  within(step("Address")).getByText(/which is where you are now/);
  // Each is distinguishable by its name.
  screen.getByRole("region", { name: "Lines for the file .env: Email" });
  expect(isSettingUp()).toBe(true);
});

it("warns if the site is opened at a URL other than the configured one", () => {
  show(<SetUp steps={{ ...steps, public_url: "https://other.example.com" }} />);
  within(step("Address")).getByText(/begins with https:\/\/other\.example\.com, but you're at/);
  within(step("Address")).getByText(new RegExp(`PUBLIC_URL=${location.origin}`));
});

it("runs tests, and shows their results", async () => {
  show(<SetUp steps={steps} />);
  const mail = "POST /api/admin/v1/first-run/mail/";
  responds(mail, { passed: false, says: "Nothing answers there.", todo: "Check the host." });
  await userEvent.click(screen.getByRole("button", { name: "Send me a test email" }));
  await within(step("Email")).findByText("Nothing answers there.");
  within(step("Email")).getByText("Check the host.");
  fails("POST /api/admin/v1/first-run/payments/", "rate_limited");
  await userEvent.click(screen.getByRole("button", { name: "Test payments" }));
  await toast("Too many requests. Please wait a moment and try again.");
});

it("finishes, and opens the home page", async () => {
  responds("POST /api/admin/v1/first-run/finish/", null);
  const { address } = show(<SetUp steps={steps} />, "/admin/set-up");
  await userEvent.click(screen.getByRole("button", { name: "Finish setting up" }));
  await toast("Your site is set up");
  expect(address()).toBe("/");
  expect(isSettingUp()).toBe(false);
});
