import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { toast } from "#test/browser.ts";
import { show } from "#test/render.tsx";
import { fails, responds } from "#test/server.ts";
import { Component as PaymentSuccessPage } from "./PaymentSuccessPage.tsx";

const check = "GET /api/category/v1/session-check/";
const page = () => show(<PaymentSuccessPage />, "/payment-success?session_id=cs_test_1");

describe("the page after a payment", () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it("opens the subscription once the payment is confirmed", async () => {
    const calls = responds(check, true);
    const { address } = page();
    expect(screen.getByRole("heading", { name: "Validating Payment" })).toBeInstanceOf(HTMLElement);
    await waitFor(() => expect(address()).toBe("/subscription"));
    expect(calls[0]?.url.searchParams.get("session_id")).toBe("cs_test_1");
  });

  it("checks three times, then opens the subscription and says that it is not confirmed yet", async () => {
    const calls = responds(check, false);
    const { address } = page();
    await waitFor(() => expect(calls).toHaveLength(1));
    await pass(1500);
    await waitFor(() => expect(calls).toHaveLength(2));
    await pass(1500);
    await toast("isn't confirmed yet");
    expect(calls).toHaveLength(3);
    expect(address()).toBe("/subscription");
  });

  it("reports a refused checkout at once", async () => {
    fails(check, "unauthenticated");
    const { address } = page();
    await toast("Please sign in to continue.");
    expect(address()).toBe("/subscription");
  });
});
