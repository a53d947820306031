import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { ApiError } from "#shared/api/api.ts";
import { downloads, signInAs, toast, visits } from "#test/browser.ts";
import { security } from "#test/people.ts";
import { show } from "#test/render.tsx";
import { fails, hangs, refuses, responds } from "#test/server.ts";
import { CodeForm } from "./CodeForm.tsx";
import { TwoFactor } from "./TwoFactor.tsx";
import { TwoFactorNotice } from "./TwoFactorNotice.tsx";

const begin = "POST /api/accounts/v1/security/two-factor/";
const confirm = "POST /api/accounts/v1/security/two-factor/confirm/";
const renew = "POST /api/accounts/v1/security/two-factor/recovery-codes/";
const turnOff = "POST /api/accounts/v1/security/two-factor/off/";
const secret = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const key = { secret, uri: `otpauth://totp/Mindreel:ada?secret=${secret}` };
const recovery_codes = Array.from({ length: 10 }, (_, i) => `code-${i}`);
const on = { ...security, two_factor: true, recovery_codes: 10 };

/** Goes up to the step that asks for a first code from the app. */
async function toTheKey() {
  responds(begin, key);
  const shown = show(<TwoFactor security={security} />, "/security");
  await shown.press("Set up");
  await shown.fill("Current password", "a moor in the mist");
  await shown.press("Continue");
  await screen.findByRole("img", { name: /^QR code/ });
  return shown;
}

describe("setting up two-factor sign-in", () => {
  it("needs a confirmed address", () => {
    show(<TwoFactor security={{ ...security, email_confirmed: false }} />);
    expect(screen.getByRole("button", { name: "Set up" })).toHaveProperty("disabled", true);
    expect(screen.getByText("Please confirm your address first.")).toBeInstanceOf(HTMLElement);
  });

  it("shows a wrong password at its field", async () => {
    refuses(begin, { current_password: ["This isn't your password."] });
    const { press, fill } = show(<TwoFactor security={security} />);
    await press("Set up");
    await fill("Current password", "not the one");
    await press("Continue");
    await screen.findByText("This isn't your password.");
    const dialog = screen.getByRole("dialog", { name: "Set up two-factor sign-in" });
    expect(within(dialog).getByText("This isn't your password.")).toBeInstanceOf(HTMLElement);
    expect(document.activeElement).toBe(screen.getByLabelText(/^Current password/));
  });

  it("asks members without a password to sign in again if their sign-in was too long ago", async () => {
    signInAs(7);
    fails(begin, "sign_in_again");
    const { press } = show(<TwoFactor security={{ ...security, has_password: false }} />);
    await press("Set up");
    expect(screen.queryByLabelText(/^Current password/)).toBeNull();
    await press("Continue");
    await screen.findByText("Please sign in again");
    responds("POST /api/accounts/v1/logout/", { detail: "Signed out." });
    await press("Sign out and sign in again");
    await waitFor(() => expect(visits).toEqual(["/"]));
  });

  it("shows the key as a QR code, as text and as a link", async () => {
    await toTheKey();
    expect(screen.getByText("ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567")).toBeInstanceOf(HTMLElement);
    expect(screen.getByRole("link", { name: "Open in an app here" }).getAttribute("href")).toBe(key.uri);
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Add this site to your app" }));
  });

  it("shows a wrong code at its field", async () => {
    const { fill, press } = await toTheKey();
    refuses(confirm, { code: ["This code is wrong."] });
    await fill("Code", "000000");
    await press("Turn on");
    await screen.findByText("This code is wrong.");
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Code/)));
  });

  it("cannot be closed while the codes are loading", async () => {
    const { fill, press, user } = await toTheKey();
    hangs(confirm);
    await fill("Code", "123456");
    await press("Turn on");
    expect(screen.getByRole("button", { name: "Cancel" })).toHaveProperty("disabled", true);
    await user.keyboard("{Escape}");
    expect(screen.getByRole("dialog", { name: "Set up two-factor sign-in" })).toBeInstanceOf(HTMLElement);
  });

  it("ends with the recovery codes, which survive Escape", async () => {
    const { fill, press, user } = await toTheKey();
    responds(confirm, { recovery_codes });
    responds("GET /api/accounts/v1/security/", on);
    await fill("Code", "123456");
    await press("Turn on");
    await toast("Two-factor sign-in is on. Every other device is signed out.");
    const list = await screen.findByRole("list", { name: "Recovery codes" });
    expect(
      within(list)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(recovery_codes);
    await user.keyboard("{Escape}");
    expect(screen.getByRole("list", { name: "Recovery codes" })).toBeInstanceOf(HTMLElement);

    await press("Download");
    expect(downloads[0]?.name).toBe("mindreel-recovery-codes.txt");
    const text = await downloads[0]?.file.text();
    for (const line of ["ada@example.com", ...recovery_codes]) expect(text).toContain(line);
    await press("I have saved them");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});

describe("enabled two-factor sign-in", () => {
  it("shows how many recovery codes are left", () => {
    show(<TwoFactor security={{ ...on, recovery_codes: 1 }} />);
    expect(screen.getByText("1 recovery code left")).toBeInstanceOf(HTMLElement);
  });

  it("cannot be turned off if it is mandatory", () => {
    show(<TwoFactor security={{ ...on, two_factor_mandatory: true }} />);
    expect(screen.queryByRole("button", { name: "Turn off" })).toBeNull();
  });

  it("is turned off with the password and a recovery code", async () => {
    const calls = responds(turnOff, { detail: "Off." });
    responds("GET /api/accounts/v1/security/", security);
    const { press, fill, user } = show(<TwoFactor security={on} />);
    await press("Turn off");
    const dialog = await screen.findByRole("dialog", { name: "Turn off two-factor sign-in" });
    await fill("Current password", "a moor in the mist");
    await press("Use a recovery code");
    await fill("Recovery code", "code-1");
    await user.click(within(dialog).getByRole("button", { name: "Turn off" }));
    await toast("Two-factor sign-in is off");
    expect(calls[0]?.body).toEqual({ current_password: "a moor in the mist", code: "code-1" });
  });

  it("reports why it cannot be turned off", async () => {
    fails(turnOff, "two_factor_mandatory");
    const { press, fill, user } = show(<TwoFactor security={on} />);
    await press("Turn off");
    const dialog = await screen.findByRole("dialog", { name: "Turn off two-factor sign-in" });
    await fill("Current password", "a moor in the mist");
    await fill("Code", "123456");
    await user.click(within(dialog).getByRole("button", { name: "Turn off" }));
    await toast("Superusers can't go without two-factor sign-in here.");
  });

  it("shows new recovery codes once", async () => {
    responds(renew, { recovery_codes });
    responds("GET /api/accounts/v1/security/", on);
    const { press, fill } = show(<TwoFactor security={on} />);
    await press("Make new recovery codes");
    await fill("Current password", "a moor in the mist");
    await fill("Code", "123456");
    await press("Make new ones");
    const list = await screen.findByRole("list", { name: "Recovery codes" });
    expect(within(list).getAllByRole("listitem")).toHaveLength(10);
    await press("I have saved them");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});

const read = "GET /api/accounts/v1/security/";
const needed = { ...security, two_factor_mandatory: true, two_factor_setup_required: true };

describe("the notice of a required second factor", () => {
  it("links to the security page for a superuser without it", async () => {
    responds(read, needed);
    const { user, address } = show(<TwoFactorNotice />, "/subscription");
    const notice = await screen.findByRole("region", { name: "Two-factor sign-in is needed" });
    expect(notice.textContent).toContain("you can use Mindreel as a member");
    await user.click(screen.getByRole("link", { name: "Set up" }));
    expect(address()).toBe("/security");
  });

  it("has no link on the security page", async () => {
    responds(read, needed);
    show(<TwoFactorNotice />, "/security");
    await screen.findByRole("region", { name: "Two-factor sign-in is needed" });
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("asks members who have set it up to sign in again with the code", async () => {
    responds(read, { ...needed, two_factor: true });
    show(<TwoFactorNotice />);
    await screen.findByText(/Please sign in again, with your code\./);
  });

  it("is not shown to anyone else", async () => {
    const calls = responds(read, security);
    show(<TwoFactorNotice />);
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.queryByRole("region")).toBeNull();
  });
});

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
