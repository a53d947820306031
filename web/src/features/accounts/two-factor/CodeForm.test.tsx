import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { ApiError } from "#shared/api/api.ts";
import { toast } from "#test/browser.ts";
import { show } from "#test/render.tsx";
import { CodeForm } from "./CodeForm.tsx";

describe("the second step of signing in", () => {
  it("focuses the code field, which phones can fill in", () => {
    show(<CodeForm send={vi.fn()} onBack={vi.fn()} />);
    const code = screen.getByLabelText(/^Code/);
    expect(document.activeElement).toBe(code);
    expect(code.getAttribute("autocomplete")).toBe("one-time-code");
  });

  it("shows a wrong code at the field", async () => {
    const message = "This code is wrong, or has already been used.";
    const send = vi.fn().mockRejectedValue(new ApiError(401, "two_factor_failed", message, null));
    const { fill, press } = show(<CodeForm send={send} onBack={vi.fn()} />);
    await fill("Code", "000000");
    await press("Sign In");
    await toast(message);
    expect(screen.getByLabelText(/^Code/).getAttribute("aria-invalid")).toBe("true");
  });

  it("accepts a recovery code instead, and stays busy after success", async () => {
    const send = vi.fn().mockResolvedValue(undefined);
    const { fill, press } = show(<CodeForm send={send} onBack={vi.fn()} />);
    await press("Use a recovery code");
    await fill("Recovery code", "code-1");
    await press("Sign In");
    await waitFor(() => expect(send.mock.calls[0]?.[0]).toBe("code-1"));
    await waitFor(() => expect(screen.getByRole("button", { name: "Sign In" })).toHaveProperty("ariaDisabled", "true"));
  });

  it("leads back to the password", async () => {
    const onBack = vi.fn();
    const { press } = show(<CodeForm send={vi.fn()} onBack={onBack} />);
    await press("Start again");
    expect(onBack).toHaveBeenCalledOnce();
  });
});
