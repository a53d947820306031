import type { PaymentConnection as Connection } from "@mindreel/contract/site/payment-connection";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { bootWith, toast } from "#test/browser.ts";
import { show } from "#test/render.tsx";
import { responds } from "#test/server.ts";
import type { KeyProofProps } from "./KeyForm.tsx";
import { PaymentConnection } from "./PaymentConnection.tsx";

const KeyProof = ({ opened, act, onClose }: KeyProofProps) =>
  opened && (
    <button type="button" onClick={() => void act({ current_password: "mine" }).then(onClose)}>
      It's me
    </button>
  );

const get = "GET /api/site/v1/connections/payments/";
const put = "PUT /api/site/v1/connections/payments/";
const check = "GET /api/site/v1/connections/payments/check/";

const none: Connection = { locked: null, mode: null, set_at: null, unreadable: false, price_chosen: true };
const test: Connection = { ...none, mode: "test", set_at: "2026-11-27T10:00:00.000Z" };

it("tests a key and saves it, and keeps it out of sight", async () => {
  responds(get, none);
  const { press, fill } = show(<PaymentConnection KeyProof={KeyProof} />);
  await screen.findByText(/nobody can buy anything/);
  await fill("Secret key", " sk_test_1234 ");
  const result = { passed: true, says: "Stripe accepts the key.", todo: "For real money, enter your live key." };
  const saved = responds(put, { result, connection: test });
  await press("Test and connect");
  expect(saved).toEqual([]);
  await press("It's me");
  await toast("Connected");
  expect(saved[0]?.body).toEqual({ current_password: "mine", secret_key: "sk_test_1234" });
  expect(await screen.findByLabelText(/Another secret key/)).toHaveProperty("value", "");
  screen.getByText(/you aren't selling yet/);
  screen.getByText("For real money, enter your live key.");
});

it("says why nothing was saved", async () => {
  responds(get, { ...none, price_chosen: false });
  const { press, fill } = show(<PaymentConnection KeyProof={KeyProof} />);
  await screen.findByText(/Choose the price before you enter a live key/);
  expect(screen.getByRole("link", { name: "Choose the price" }).getAttribute("href")).toBe("/admin/set-up");
  await fill("Secret key", "sk_live_1");
  const result = { passed: false, says: "You haven't chosen the price yet.", todo: "Choose it first." };
  responds(put, { result, connection: none });
  await press("Test and connect");
  await press("It's me");
  await screen.findByText("Nothing was saved");
  screen.getByText("You haven't chosen the price yet.");
  expect(screen.getByLabelText(/Secret key/)).toHaveProperty("value", "sk_live_1");
});

it("shows what differs at Stripe, and mends it", async () => {
  responds(get, { ...test, mode: "live" });
  const { press } = show(<PaymentConnection KeyProof={KeyProof} />);
  await screen.findByText(/members pay real money/);
  const differences = [{ says: "The webhook endpoint is disabled.", todo: null }];
  responds(check, { differences, fixable: true });
  await press("Check");
  within(await screen.findByRole("list")).getByText("The webhook endpoint is disabled.");
  responds("POST /api/site/v1/connections/payments/fix/", { differences: [], fixable: false });
  await press("Fix");
  await toast("Fixed");
  await screen.findByText("Everything at Stripe is as it should be.");
  expect(screen.queryByRole("button", { name: "Fix" })).toBeNull();
});

it("is switched off after a question", async () => {
  responds(get, test);
  const { press } = show(<PaymentConnection KeyProof={KeyProof} />);
  await press("Switch payments off");
  screen.getByText(/go on charging at Stripe/);
  responds("DELETE /api/site/v1/connections/payments/", none);
  await press("Switch off");
  await toast("Payments are off");
  await screen.findByText(/nobody can buy anything/);
});

it("leaves what the environment decides", async () => {
  responds(get, { ...none, locked: "STRIPE_SECRET_KEY" });
  show(<PaymentConnection KeyProof={KeyProof} />);
  await screen.findByText("The server's environment decides this: STRIPE_SECRET_KEY.");
  expect(screen.queryByRole("button")).toBeNull();
});

it("says that payments are a rehearsal", async () => {
  bootWith({ payments: "rehearsal" });
  responds(get, { ...none, locked: "PAYMENTS" });
  show(<PaymentConnection KeyProof={KeyProof} />);
  await screen.findByText("Payments are a rehearsal: no card is charged.");
  expect(screen.queryByText(/your Stripe account/)).toBeNull();
});

it("says that what was saved can't be decrypted", async () => {
  responds(get, { ...none, unreadable: true });
  show(<PaymentConnection KeyProof={KeyProof} />);
  await screen.findByText(/can't be decrypted/);
});
