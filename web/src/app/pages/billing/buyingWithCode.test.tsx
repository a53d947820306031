import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { toast } from "#test/browser.ts";
import { show } from "#test/render.tsx";
import { plan, price, sells, sellsMonthly, spring } from "#test/selling.ts";
import { fails, refuses, responds } from "#test/server.ts";
import { noSubscription } from "#test/standing.ts";
import { Component as SubscriptionPage } from "./SubscriptionPage.tsx";

const read = "GET /api/billing/v1/subscription/";

beforeEach(sellsMonthly);

const page = () => {
  responds(read, noSubscription);
  return show(<SubscriptionPage />, "/subscription");
};

describe("buying with a code", () => {
  it("takes a code from the link, and says at its field why it does not fit", async () => {
    sells(["usd"], plan(1, "Monthly", [price("m"), price("y", { interval: "year", amount: 9000 })]));
    responds("GET /api/public/v1/codes/{code}/", spring);
    refuses("POST /api/category/v1/create-checkout-session/", { code: ["This code is used up."] });
    responds(read, noSubscription);
    const { user, press } = show(<SubscriptionPage />, "/subscription?code=SPRING");
    const code = await screen.findByLabelText<HTMLInputElement>("Code");
    expect(code.value).toBe("SPRING");
    await screen.findByText("SPRING takes 25% off your first payment.");
    screen.getByText("$6.75 today. It renews until you cancel.");
    await press("Subscribe");
    await screen.findByText("This code is used up.");
    expect(code.getAttribute("aria-invalid")).toBe("true");
    await user.clear(code);
    expect(screen.queryByText("This code is used up.")).toBeNull();
  });

  it("looks a typed code up when typing pauses, and says at its field that it can't be used", async () => {
    sells(["usd"], plan(1, "Monthly", [price("m"), price("y", { interval: "year", amount: 9000 })]));
    const asked = fails("GET /api/public/v1/codes/{code}/", "not_found");
    const { user } = page();
    await screen.findByText("$9.00 today. It renews until you cancel.");
    await user.click(screen.getByText("Do you have a code?"));
    const code = screen.getByLabelText<HTMLInputElement>("Code");
    await user.type(code, "NOPE");
    expect(screen.queryByText(/payment page shows/)).toBeNull();
    const said = await screen.findByText("The code NOPE can't be used, or not any longer.");
    expect(document.getElementById(code.getAttribute("aria-describedby") ?? "")?.contains(said)).toBe(true);
    screen.getByText("$9.00 today. It renews until you cancel.");
    expect(document.activeElement).toBe(code);
    expect(asked.map(({ url }) => url.pathname)).toEqual(["/api/public/v1/codes/NOPE/"]);
  });

  it("looks a typed code up on Enter", async () => {
    sells(["usd"], plan(1, "Monthly", [price("m"), price("y", { interval: "year", amount: 9000 })]));
    const asked = responds("GET /api/public/v1/codes/{code}/", spring);
    const { user } = page();
    await user.click(await screen.findByText("Do you have a code?"));
    await user.type(screen.getByLabelText("Code"), "SPRING{Enter}");
    await waitFor(() => expect(asked).toHaveLength(1), { timeout: 300 });
    await screen.findByText("SPRING takes 25% off your first payment.");
  });

  it("does not promise that a code takes something off which could not be looked up", async () => {
    sells(["usd"], plan(1, "Monthly", [price("m"), price("y", { interval: "year", amount: 9000 })]));
    const asked = fails("GET /api/public/v1/codes/{code}/", "rate_limited");
    responds(read, noSubscription);
    show(<SubscriptionPage />, "/subscription?code=SPRING");
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(screen.queryByText(/payment page shows|today/)).toBeNull();
  });

  it("leaves to the payment page what a good code takes off after the free days", async () => {
    sells(["usd"], plan(1, "Premium", [price("pm", { amount: 1900 })], { trial_days: 14 }));
    responds("GET /api/public/v1/codes/{code}/", spring);
    responds(read, { ...noSubscription, trial: "possible" });
    show(<SubscriptionPage />, "/subscription?code=SPRING");
    await screen.findByText("The payment page shows what your code takes off.");
  });

  it("goes to the field of a code that is refused, and keeps it open while another is typed", async () => {
    sells(["usd"], plan(1, "Monthly", [price("m"), price("y", { interval: "year", amount: 9000 })]));
    fails("GET /api/public/v1/codes/{code}/", "not_found");
    refuses("POST /api/category/v1/create-checkout-session/", { code: ["There's no such code."] });
    const { user, press } = page();
    await user.click(await screen.findByText("Do you have a code?"));
    const code = screen.getByLabelText<HTMLInputElement>("Code");
    await user.type(code, "NOPE");
    await user.click(screen.getByText("Do you have a code?"));
    expect(code.closest("details")).toHaveProperty("open", false);
    await press("Subscribe");
    const said = await screen.findByText("There's no such code.");
    expect(document.getElementById(code.getAttribute("aria-describedby") ?? "")?.contains(said)).toBe(true);
    expect(document.activeElement).toBe(code);
    await user.type(code, "S");
    expect(screen.queryByText("There's no such code.")).toBeNull();
    expect(code.closest("details")).toHaveProperty("open", true);
  });

  it("says in a toast what is wrong with the price", async () => {
    sells(["usd"], plan(1, "Monthly", [price("m"), price("y", { interval: "year", amount: 9000 })]));
    refuses("POST /api/category/v1/create-checkout-session/", { price: ["This isn't sold any longer."] });
    const { press } = page();
    await press("Subscribe");
    await toast("This isn't sold any longer.");
    expect(screen.getByLabelText("Code").getAttribute("aria-invalid")).toBeNull();
  });

  it("takes a code from the link where a single price is sold", async () => {
    fails("GET /api/public/v1/codes/{code}/", "not_found");
    const asked = responds("POST /api/category/v1/create-checkout-session/", "https://checkout.stripe.com/c/1");
    responds(read, noSubscription);
    const { press } = show(<SubscriptionPage />, "/subscription?code=SPRING");
    expect((await screen.findByLabelText<HTMLInputElement>("Code")).value).toBe("SPRING");
    await press("Subscribe");
    await waitFor(() => expect(asked.at(-1)?.body).toEqual({ price: "m", currency: "usd", code: "SPRING" }));
  });

  it("begins with the price that a link names, and says what a typed code takes off", async () => {
    const year = price("y", { interval: "year", amount: 9000 });
    sells(["usd"], plan(1, "Monthly", [price("m"), year]), plan(2, "Studio", [price("s", { amount: 2000 })]));
    responds("GET /api/public/v1/codes/{code}/", { ...spring, duration: "months", months: 3, plans: [1] });
    responds(read, noSubscription);
    const { user } = show(<SubscriptionPage />, "/subscription?price=y");
    await screen.findByText("$90.00 today. It renews until you cancel.");
    await user.click(screen.getByText("Do you have a code?"));
    await user.type(screen.getByLabelText("Code"), "spring");
    await user.tab();
    await screen.findByText("SPRING takes 25% off for 3 months.");
    screen.getByText("$67.50 today. It renews until you cancel.");
    screen.getByText("$20.00 today. It renews until you cancel.");
  });
});
