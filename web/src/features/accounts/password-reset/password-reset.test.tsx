import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { toast, visits } from "#test/browser.ts";
import { show } from "#test/render.tsx";
import { answers, fails, hangs, refuses } from "#test/server.ts";
import { ForgotPasswordForm } from "./ForgotPasswordForm.tsx";
import { ResetPasswordForm } from "./ResetPasswordForm.tsx";
import { SetPasswordByEmail } from "./SetPasswordByEmail.tsx";

const request = "POST /dj-rest-auth/password/reset/";
const reset = "POST /reset-password/{uid}/{token}/";

describe("a forgotten password", () => {
  const forgot = async () => {
    const shown = show(<ForgotPasswordForm />);
    await shown.fill("Email", "ada@example.com");
    await shown.press("Send Reset Link");
    return shown;
  };

  it("is answered with a mail", async () => {
    const calls = answers(request, { detail: "Password reset e-mail has been sent." });
    await forgot();
    await toast("Password reset e-mail has been sent.");
    expect(calls[0]?.body).toEqual({ email: "ada@example.com" });
  });

  it("says when it was asked for too often", async () => {
    fails(request, "rate_limited");
    await forgot();
    await toast("Too many requests.");
  });

  it("is busy until it is answered", async () => {
    hangs(request);
    await forgot();
    expect(screen.getByRole("button", { name: "Send Reset Link" })).toHaveProperty("disabled", true);
  });
});

describe("a new password by the mailed link", () => {
  const set = async (password: string) => {
    const shown = show(<ResetPasswordForm uid="7" token="token" />);
    await shown.fill("New password", password);
    await shown.fill("Confirm new password", password);
    await shown.press("Reset Password");
    return shown;
  };

  it("leads to sign-in by a full load", async () => {
    const calls = answers(reset, { detail: "Changed." });
    await set("a moor in the mist");
    await waitFor(() => expect(visits).toEqual(["/signin"]));
    expect(calls[0]?.url.pathname).toBe("/reset-password/7/token/");
    expect(sessionStorage.getItem("toast-after-load")).toBe("success Password reset successful");
  });

  it("shows a refusal at its field and in a toast", async () => {
    refuses(reset, { new_password1: ["This password is too common."] });
    await set("password");
    await toast("This password is too common.");
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^New password/)));
    expect(visits).toEqual([]);
  });

  it("says when the link has expired", async () => {
    refuses(reset, { token: ["Invalid value"] });
    await set("a moor in the mist");
    await toast("Invalid value");
  });
});

describe("a password for members who sign in with Google", () => {
  it("is set by a mailed link", async () => {
    const calls = answers(request, { detail: "Password reset e-mail has been sent." });
    const { press } = show(<SetPasswordByEmail email="ada@example.com" />);
    await press("Send me the link");
    await toast("Password reset e-mail has been sent.");
    expect(calls[0]?.body).toEqual({ email: "ada@example.com" });
  });
});
