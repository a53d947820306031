import type { PasskeyCreation } from "@mindreel/contract/accounts/passkeys";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { queryClient } from "#shared/api/query.ts";
import { toast, toasts, visits } from "#test/browser.ts";
import { security, sessionUser } from "#test/people.ts";
import { show } from "#test/render.tsx";
import { fails, refuses, responds } from "#test/server.ts";
import { PasskeyButton } from "./PasskeyButton.tsx";
import { Passkeys } from "./Passkeys.tsx";

const creation = "POST /api/accounts/v1/security/passkey-options/";
const add = "POST /api/accounts/v1/security/passkeys/";
const rename = "PATCH /api/accounts/v1/security/passkeys/{id}/";
const remove = "DELETE /api/accounts/v1/security/passkeys/{id}/";
const options = "POST /api/accounts/v1/passkeys/options/";
const login = "POST /api/accounts/v1/passkeys/login/";

const laptop = { id: 3, name: "My laptop", created_at: "2026-01-15T12:00:00.000Z", last_used_at: null };
const bytes = new Uint8Array([1, 2, 3]).buffer;
const cancelled = new DOMException("cancelled", "NotAllowedError");

/** A browser with passkeys, and this response to a request for one. */
function browserWithPasskeys(credential: () => Promise<unknown>): void {
  vi.stubGlobal("PublicKeyCredential", class {});
  Object.defineProperty(navigator, "credentials", {
    configurable: true,
    value: { create: credential, get: credential },
  });
}

/** Waits until the attempt that was started has ended: the button alone does not show that yet. */
const attemptEnds = () => waitFor(() => expect(queryClient.isMutating()).toBe(0));

const newOptions: PasskeyCreation = {
  challenge: "AQID",
  rp: { id: "localhost", name: "Mindreel" },
  user: { id: "AQID", name: "ada", displayName: "ada" },
  pubKeyCredParams: [],
  excludeCredentials: [],
  authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
  attestation: "none",
  timeout: 60_000,
};
const made = (response: object) => async () => ({
  id: "AQID",
  rawId: bytes,
  type: "public-key",
  response: { clientDataJSON: bytes, ...response },
  getClientExtensionResults: () => ({}),
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, "PublicKeyCredential");
  Reflect.deleteProperty(navigator, "credentials");
});

describe("the passkeys", () => {
  it("cannot be added in a browser without them", () => {
    show(<Passkeys security={security} />);
    expect(screen.getByRole("button", { name: "Add a passkey" })).toHaveProperty("disabled", true);
    expect(screen.getByText("Passkeys don't work in this browser.")).toBeInstanceOf(HTMLElement);
  });

  it("need a confirmed address", () => {
    browserWithPasskeys(made({}));
    show(<Passkeys security={{ ...security, email_confirmed: false }} />);
    expect(screen.getByRole("button", { name: "Add a passkey" })).toHaveProperty("disabled", true);
    expect(screen.getByText("Please confirm your address first.")).toBeInstanceOf(HTMLElement);
  });

  it("show a wrong password at their field", async () => {
    browserWithPasskeys(made({}));
    refuses(creation, { current_password: ["This isn't your password."] });
    const { press, fill } = show(<Passkeys security={security} />);
    await press("Add a passkey");
    await fill("Current password", "not the one");
    await press("Continue");
    await screen.findByText("This isn't your password.");
  });

  it("stay unchanged, without a message, if the member cancels", async () => {
    browserWithPasskeys(() => Promise.reject(cancelled));
    responds(creation, newOptions);
    const calls = responds(add, laptop);
    const { press, fill } = show(<Passkeys security={security} />);
    await press("Add a passkey");
    await fill("Current password", "a moor in the mist");
    await press("Continue");
    await attemptEnds();
    await waitFor(() => expect(screen.getByRole("button", { name: "Continue" })).toHaveProperty("disabled", false));
    expect(calls).toHaveLength(0);
    expect(toasts()).toEqual([]);
  });

  it("need the code only once, although it takes a second attempt to save one", async () => {
    const attempts = [() => Promise.reject(cancelled), made({ attestationObject: bytes })];
    browserWithPasskeys(() => attempts.shift()?.() ?? Promise.reject(cancelled));
    const begun = responds(creation, newOptions);
    const calls = responds(add, laptop);
    responds("GET /api/accounts/v1/security/", security);
    const { press, fill } = show(<Passkeys security={{ ...security, two_factor: true }} />);
    await press("Add a passkey");
    await fill("Current password", "a moor in the mist");
    await fill("Code", "123456");
    await press("Continue");
    await attemptEnds();
    await waitFor(() => expect(screen.getByRole("button", { name: "Continue" })).toHaveProperty("disabled", false));
    await press("Continue");
    await toast("Passkey added");
    expect([begun.length, calls.length]).toEqual([1, 1]);
  });

  it.each([
    ["InvalidStateError", "There's already a passkey for your account"],
    ["NotReadableError", "Your browser couldn't save a passkey."],
  ])("are not saved if the browser reports %s, which is explained", async (name, words) => {
    browserWithPasskeys(() => Promise.reject(new DOMException("The operation failed", name)));
    responds(creation, newOptions);
    const { press, fill } = show(<Passkeys security={security} />);
    await press("Add a passkey");
    await fill("Current password", "a moor in the mist");
    await press("Continue");
    await toast(words);
  });

  it("are renamed", async () => {
    const calls = responds(rename, { ...laptop, name: "Work laptop" });
    responds("GET /api/accounts/v1/security/", security);
    const { press, fill, user } = show(<Passkeys security={{ ...security, passkeys: [laptop] }} />);
    await press("Rename My laptop");
    const dialog = await screen.findByRole("dialog", { name: "Rename this passkey" });
    await fill("Name", "Work laptop");
    await user.click(within(dialog).getByRole("button", { name: "Rename" }));
    await toast("Passkey renamed");
    expect(calls.map(({ url, body }) => [url.pathname, body])).toEqual([
      ["/api/accounts/v1/security/passkeys/3/", { name: "Work laptop" }],
    ]);
  });

  it("show at the field why a name is refused", async () => {
    refuses(rename, { name: ["Please enter a name."] });
    const { press, fill, user } = show(<Passkeys security={{ ...security, passkeys: [laptop] }} />);
    await press("Rename My laptop");
    const dialog = await screen.findByRole("dialog", { name: "Rename this passkey" });
    await fill("Name", " ");
    await user.click(within(dialog).getByRole("button", { name: "Rename" }));
    expect(await within(dialog).findByText("Please enter a name.")).toBeInstanceOf(HTMLElement);
  });

  it("are listed, and removed with the password", async () => {
    const calls = responds(remove, null);
    responds("GET /api/accounts/v1/security/", security);
    const { press, fill, user } = show(<Passkeys security={{ ...security, passkeys: [laptop] }} />);
    expect(screen.getByRole("listitem").textContent).toContain("Added 15 Jan 2026, not used yet");
    await press("Remove My laptop");
    const dialog = await screen.findByRole("dialog", { name: "Remove My laptop" });
    await fill("Current password", "a moor in the mist");
    await user.click(within(dialog).getByRole("button", { name: "Remove" }));
    await toast("Passkey removed");
    expect(calls[0]?.url.pathname).toBe("/api/accounts/v1/security/passkeys/3/");
  });

  it("report why one cannot be removed", async () => {
    fails(remove, "two_factor_mandatory");
    const { press, fill, user } = show(<Passkeys security={{ ...security, passkeys: [laptop] }} />);
    await press("Remove My laptop");
    const dialog = await screen.findByRole("dialog", { name: "Remove My laptop" });
    await fill("Current password", "a moor in the mist");
    await user.click(within(dialog).getByRole("button", { name: "Remove" }));
    await toast("Superusers can't go without two-factor sign-in here.");
  });
});

describe("sign-in with a passkey", () => {
  const request = { challenge: "AQID", rpId: "localhost", userVerification: "required" as const, timeout: 60_000 };

  it("is not offered by a browser without passkeys", () => {
    show(<PasskeyButton offer="" next="" />);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("stores the session and loads the app", async () => {
    browserWithPasskeys(made({ authenticatorData: bytes, signature: bytes }));
    responds(options, request);
    const calls = responds(login, sessionUser);
    const { press } = show(<PasskeyButton offer="" next="/favorites" />);
    await press("Use a passkey");
    await waitFor(() => expect(visits).toEqual(["/favorites"]));
    expect(calls[0]?.body).toMatchObject({ credential: { id: "AQID" } });
  });

  it("reports an unknown passkey", async () => {
    browserWithPasskeys(made({ authenticatorData: bytes, signature: bytes }));
    responds(options, request);
    fails(login, "passkey_failed");
    const { press } = show(<PasskeyButton offer="" next="" />);
    await press("Use a passkey");
    await toast("Signing in with this passkey didn't work.");
  });

  it("explains that the browser could not do it", async () => {
    browserWithPasskeys(() => Promise.reject(new DOMException("The operation failed", "NotReadableError")));
    responds(options, request);
    const { press } = show(<PasskeyButton offer="" next="" />);
    await press("Use a passkey");
    await toast("Your browser couldn't use a passkey.");
  });

  it("reports nothing if the member cancels", async () => {
    browserWithPasskeys(() => Promise.reject(cancelled));
    responds(options, request);
    const { press } = show(<PasskeyButton offer="" next="" />);
    await press("Use a passkey");
    await attemptEnds();
    await waitFor(() => expect(screen.getByRole("button")).toHaveProperty("disabled", false));
    expect(toasts()).toEqual([]);
  });
});
