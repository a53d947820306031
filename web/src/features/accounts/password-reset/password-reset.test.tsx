import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { toast, visits } from "#test/browser.ts";
import { show } from "#test/render.tsx";
import { fails, hangs, refuses, responds } from "#test/server.ts";
import { ForgotPasswordForm } from "./ForgotPasswordForm.tsx";
import { KeptPasskeysNote } from "./KeptPasskeysNote.tsx";
import { ResetPasswordForm } from "./ResetPasswordForm.tsx";
import { SetPasswordByEmail } from "./SetPasswordByEmail.tsx";

const request = "POST /dj-rest-auth/password/reset/";
const reset = "POST /reset-password/{uid}/{token}/";
const look = "POST /api/accounts/v1/password-reset/passkeys/";
const detail = "Password has been reset with the new password.";
const phone = { id: 1, name: "My phone", created_at: "2026-01-15T12:00:00.000Z", last_used_at: null };
const laptop = { ...phone, id: 2, name: "My laptop" };

describe("a forgotten password", () => {
  const forgot = async () => {
    const shown = show(<ForgotPasswordForm />);
    await shown.fill("Email", "ada@example.com");
    await shown.press("Send the link");
    return shown;
  };

  it("is answered with a mail", async () => {
    const calls = responds(request, { detail: "Password reset e-mail has been sent." });
    await forgot();
    await toast("Password reset e-mail has been sent.");
    expect(calls[0]?.body).toEqual({ email: "ada@example.com" });
  });

  it("says where the link is in place of the form, the same for every address", async () => {
    responds(request, { detail: "Password reset e-mail has been sent." });
    await forgot();
    const note = await screen.findByRole("region", { name: "Check your email" });
    expect(note.textContent).toContain("If there's an account for ada@example.com");
    expect(document.activeElement).toBe(note);
    expect(screen.queryByRole("form")).toBeNull();
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("can be asked for again, or for another address", async () => {
    const calls = responds(request, { detail: "Password reset e-mail has been sent." });
    const { press, user, fill } = await forgot();
    await screen.findByRole("region", { name: "Check your email" });
    await press("Send it again");
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls[1]?.body).toEqual({ email: "ada@example.com" });
    await press("Use another address");
    const email = screen.getByLabelText(/^Email/);
    expect(email).toHaveProperty("value", "ada@example.com");
    expect(document.activeElement).toBe(email);
    await user.clear(email);
    await fill("Email", "ada@gmail.com");
    await press("Send the link");
    const mailbox = await screen.findByRole("link", { name: "Open Gmail" });
    expect(mailbox.getAttribute("href")).toBe("https://mail.google.com/");
  });

  it("shows what is wrong with the address at its field and in a toast", async () => {
    refuses(request, { email: ["Enter a valid email address."] });
    await forgot();
    await toast("Enter a valid email address.");
    const email = screen.getByLabelText(/^Email/);
    await waitFor(() => expect(document.activeElement).toBe(email));
    expect(email.getAttribute("aria-invalid")).toBe("true");
    const said = document.getElementById(email.getAttribute("aria-describedby") ?? "");
    expect(said?.textContent).toBe("Enter a valid email address.");
  });

  it("reports that it was requested too often", async () => {
    fails(request, "rate_limited");
    await forgot();
    await toast("Too many requests.");
  });

  it("is busy until the response arrives", async () => {
    hangs(request);
    await forgot();
    expect(screen.getByRole("button", { name: "Send the link" })).toHaveProperty("ariaDisabled", "true");
  });
});

describe("a new password with the mailed link", () => {
  beforeEach(() => void responds(look, { email: "ada@example.com", passkeys: [], removable: true }));

  const set = async (password: string) => {
    const shown = show(<ResetPasswordForm uid="7" token="token" />);
    await screen.findByRole("form");
    await shown.fill("New password", password);
    await shown.fill("Confirm new password", password);
    await shown.press("Set a new password");
    return shown;
  };

  it("opens sign-in with a full page load", async () => {
    const calls = responds(reset, { detail: "Changed." });
    await set("a moor in the mist");
    await waitFor(() => expect(visits).toEqual(["/signin"]));
    expect(calls[0]?.url.pathname).toBe("/reset-password/7/token/");
    expect(sessionStorage.getItem("toast-after-load")).toBe("success Password reset successful");
    const specified = {
      new_password1: "a moor in the mist",
      new_password2: "a moor in the mist",
      uid: "7",
      token: "token",
    };
    expect(calls[0]?.body).toEqual(specified);
    show(<KeptPasskeysNote />);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("names the account to password managers", async () => {
    show(<ResetPasswordForm uid="7" token="token" />);
    const form = await screen.findByRole<HTMLFormElement>("form");
    expect(form.querySelector<HTMLInputElement>('[autocomplete="username"]')?.value).toBe("ada@example.com");
  });

  it("shows a refusal at its field and in a toast", async () => {
    refuses(reset, { new_password1: ["This password is too common."] });
    await set("password");
    await toast("This password is too common.");
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^New password/)));
    expect(visits).toEqual([]);
  });

  it("says in place of the form that a link has been used meanwhile", async () => {
    refuses(reset, { token: ["This link has expired."] });
    await set("a moor in the mist");
    await toast("This link has expired.");
    await waitFor(() => expect(screen.queryByRole("form")).toBeNull());
    expect(screen.getAllByRole("alert").some(({ textContent }) => textContent === "This link has expired.")).toBe(true);
  });

  it("says in place of the form that a link has expired", async () => {
    refuses(look, { token: ["This link has expired."] });
    const { unmount } = show(<ResetPasswordForm uid="7" token="token" />);
    await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("This link has expired."));
    expect(screen.queryByRole("form")).toBeNull();
    unmount();
    fails(look, "internal");
    show(<ResetPasswordForm uid="7" token="other" />);
    await screen.findByRole("form");
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("passkeys, on a password reset", () => {
  const open = async (removable = true) => {
    responds(look, { email: "ada@example.com", passkeys: [phone, laptop], removable });
    const shown = show(<ResetPasswordForm uid="7" token="token" />);
    await screen.findByText("My laptop");
    const save = async () => {
      await shown.fill("New password", "a moor in the mist");
      await shown.fill("Confirm new password", "a moor in the mist");
      await shown.press("Set a new password");
      await waitFor(() => expect(visits).toEqual(["/signin"]));
    };
    return { ...shown, save };
  };

  it("are kept by default, and the sign-in page lists them, once", async () => {
    const calls = responds(reset, { detail, passkeys: ["My phone", "My laptop"] });
    const { save, unmount } = await open();
    expect(screen.getByLabelText("Remove my passkeys, too")).toHaveProperty("checked", false);
    await save();
    expect(calls[0]?.body).not.toHaveProperty("remove_passkeys");
    unmount();
    const note = show(<KeptPasskeysNote />);
    expect(screen.getByRole("alert").textContent).toContain("My phone, My laptop. If one of them isn't yours");
    note.unmount();
    show(<KeptPasskeysNote />);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("are removed on request", async () => {
    const calls = responds(reset, { detail });
    const { save, user } = await open();
    await user.click(screen.getByLabelText("Remove my passkeys, too"));
    await save();
    expect(calls[0]?.body).toMatchObject({ remove_passkeys: true });
  });

  it("cannot be removed if they are the mandatory second factor", async () => {
    await open(false);
    expect(screen.queryByRole("checkbox")).toBeNull();
    screen.getByText(/They're your second factor/);
  });
});

describe("a password for members who sign in with Google", () => {
  it("is set by a mailed link", async () => {
    const calls = responds(request, { detail: "Password reset e-mail has been sent." });
    const { press } = show(<SetPasswordByEmail email="ada@example.com" />);
    await press("Send me the link");
    await toast("Password reset e-mail has been sent.");
    expect(calls[0]?.body).toEqual({ email: "ada@example.com" });
  });
});
