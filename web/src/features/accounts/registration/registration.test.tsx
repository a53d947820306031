import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { SignInForm } from "#features/accounts/sessions/SignInForm.tsx";
import { boot } from "#shared/boot.ts";
import { showKeptToast } from "#shared/toasts/toasts.ts";
import { bootWith, signInAs, toast, toasts, visits } from "#test/browser.ts";
import { show } from "#test/render.tsx";
import { fails, hangs, refuses, responds } from "#test/server.ts";
import { CreateSuperuser } from "./CreateSuperuser.tsx";
import { SignUpForm } from "./SignUpForm.tsx";

const register = "POST /api/accounts/v1/register/";
const registered = { id: 7, username: "ada", email: "ada@example.com", is_superuser: false, offer: null };

async function signUp(offer = "", next = "") {
  const shown = show(<SignUpForm offer={offer} next={next} onOtherEmail={() => undefined} />, "/signup");
  await shown.fill("Username", "ada");
  await shown.fill("Email", "ada@example.com");
  await shown.fill("Password", "a moor in the mist");
  await shown.fill("Confirm password", "a moor in the mist");
  await shown.press("Sign Up");
  return shown;
}

describe("sign-up", () => {
  it("requires every field, and an email address", () => {
    show(<SignUpForm offer="" next="" onOtherEmail={() => undefined} />, "/signup");
    for (const label of [/^Username/, /^Email/, /^Password/, /^Confirm password/]) {
      expect(screen.getByLabelText(label)).toHaveProperty("required", true);
    }
    expect(screen.getByLabelText(/^Email/)).toHaveProperty("type", "email");
  });

  it("opens sign-in, with a toast", async () => {
    const calls = responds(register, registered);
    const { address } = await signUp();
    await toast("Successfully registered");
    expect(address()).toBe("/signin");
    expect(calls[0]?.body).toEqual({
      username: "ada",
      email: "ada@example.com",
      password: "a moor in the mist",
      password2: "a moor in the mist",
      is_superuser: false,
    });
  });

  it("enters the address of the new account into sign-in", async () => {
    responds(register, registered);
    const { unmount } = await signUp();
    await toast("Successfully registered");
    unmount();
    show(<SignInForm offer="" next="" onCodeNeeded={() => undefined} />, "/signin");
    expect(screen.getByLabelText(/^Email/)).toHaveProperty("value", "ada@example.com");
  });

  it("sends the offer of the link that was followed", async () => {
    const calls = responds(register, registered);
    await signUp("offer-token");
    await waitFor(() => expect(calls[0]?.body).toMatchObject({ offer: "offer-token" }));
  });

  it.each([
    ["taken", "Your free month has begun"],
    ["had", "You've already had your free month"],
  ] as const)("says what became of the link's offer, in addition to the account: %s", async (offer, words) => {
    responds(register, { ...registered, offer });
    const { address } = await signUp("offer-token");
    await toast("Successfully registered");
    await toast(words);
    expect(address()).toBe("/signin");
  });

  describe("through an offer's link", () => {
    const invited = { email: "ada@example.com", username: "Ada" };
    const onOtherEmail = vi.fn();
    const join = async (next = "") => {
      const form = <SignUpForm offer="offer-token" next={next} invited={invited} onOtherEmail={onOtherEmail} />;
      const shown = show(form, "/signup?offer=offer-token");
      await shown.fill("Password", "a moor in the mist");
      return shown;
    };

    it("needs a password only, and signs in", async () => {
      const calls = responds(register, { ...registered, offer: "taken", token: "new-token" });
      const { press } = await join("/watch/7");
      expect(screen.getByLabelText(/^Email/)).toHaveProperty("readOnly", true);
      expect(screen.queryByLabelText(/^Confirm password/)).toBeNull();
      await press("Start my free month");
      await waitFor(() => expect(visits).toEqual(["/watch/7"]));
      const passwords = { password: "a moor in the mist", password2: "a moor in the mist" };
      expect(calls[0]?.body).toMatchObject({
        ...passwords,
        username: "Ada",
        email: "ada@example.com",
        offer: "offer-token",
      });
      expect(decodeURIComponent(document.cookie)).toContain('user={"token":"new-token","id":7}');
      expect(toasts()).toEqual([]);
      showKeptToast();
      await toast("Your free month has begun");
    });

    it("opens only pages of this site", async () => {
      responds(register, { ...registered, offer: "taken", token: "new-token" });
      const { press } = await join("//evil.example/watch/7");
      await press("Start my free month");
      await waitFor(() => expect(visits).toEqual(["/"]));
    });

    it("leads to sign-in, like every sign-up, if the server did not sign them in", async () => {
      responds(register, { ...registered, offer: "over" });
      const { press, address } = await join("/watch/7");
      await press("Start my free month");
      await toast("Successfully registered");
      expect(address()).toBe("/signin?next=%2Fwatch%2F7");
      expect(visits).toEqual([]);
    });

    it("keeps another username, and can use another address", async () => {
      const calls = responds(register, { ...registered, offer: "taken", token: "new-token" });
      const { user, fill, press } = await join();
      await user.clear(screen.getByLabelText(/^Username/));
      await fill("Username", "Countess");
      await press("Use another address");
      expect(onOtherEmail).toHaveBeenCalledOnce();
      await press("Start my free month");
      await waitFor(() => expect(calls[0]?.body).toMatchObject({ username: "Countess" }));
    });
  });

  it("requires acceptance of existing terms and privacy policy, and sends their version", async () => {
    bootWith({ site: { ...boot.site, legal: { version: 5, documents: ["imprint", "privacy", "terms"] } } });
    const calls = responds(register, registered);
    const { user, press } = await signUp();
    const box = screen.getByRole("checkbox", { name: "I accept the terms and have read the privacy policy." });
    expect(box).toHaveProperty("required", true);
    expect(screen.getByRole("link", { name: "terms" }).getAttribute("href")).toBe("/legal/terms");
    expect(calls).toEqual([]);
    await user.click(box);
    await press("Sign Up");
    await waitFor(() => expect(calls[0]?.body).toMatchObject({ accepted_legal: 5 }));
  });

  it("passes on the requested page", async () => {
    responds(register, registered);
    const { address } = await signUp("", "/favorites");
    await waitFor(() => expect(address()).toBe("/signin?next=%2Ffavorites"));
  });

  it("shows every refusal at its field and in its own toast, and focuses the first field", async () => {
    const errors = {
      username: ["A user with that username already exists."],
      password: ["This password is too common.", "This password is too short."],
    };
    refuses(register, errors);
    const { address } = await signUp();
    for (const message of Object.values(errors).flat()) await toast(message);
    expect(toasts()).toHaveLength(3);
    expect(screen.getByText("This password is too common. This password is too short.")).toBeInstanceOf(HTMLElement);
    expect(screen.getByLabelText(/^Username/).getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(screen.getByLabelText(/^Username/));
    expect(address()).toBe("/signup");
  });

  it("closes old refusals when it is sent again, so that only the success is shown", async () => {
    refuses(register, { username: ["A user with that username already exists."] });
    const { press } = await signUp();
    await toast("A user with that username already exists.");
    hangs(register);
    await press("Sign Up");
    // Well before they would close by themselves.
    await waitFor(() => expect(toasts()).toHaveLength(0), { timeout: 5000 });
  });

  it("is busy until the response arrives", async () => {
    hangs(register);
    await signUp();
    expect(screen.getByRole("button", { name: "Sign Up" })).toHaveProperty("ariaDisabled", "true");
  });
});

describe("the dialog for a new superuser", () => {
  const register = "POST /api/accounts/v1/register/";

  async function create() {
    signInAs(1);
    const onClose = vi.fn();
    const shown = show(<CreateSuperuser opened onClose={onClose} onClosed={() => undefined} />);
    const dialog = await screen.findByRole("dialog", { name: "New Super User" });
    await shown.fill("Username", "grace");
    await shown.fill("Email", "grace@example.com");
    await shown.fill("Password", "a moor in the mist");
    await shown.fill("Confirm password", "a moor in the mist");
    await shown.press("Create superuser");
    return { ...shown, dialog, onClose };
  }

  it("creates one, reports it, and closes", async () => {
    const calls = responds(register, {
      id: 8,
      username: "grace",
      email: "grace@example.com",
      is_superuser: true,
      offer: null,
    });
    const { onClose } = await create();
    await toast("Super user created");
    expect(onClose).toHaveBeenCalledOnce();
    expect(calls[0]?.body).toMatchObject({ username: "grace", is_superuser: true });
  });

  it("stays open with every message at its field after a refusal", async () => {
    const errors = { username: ["This name is taken."], email: ["This address is in use."] };
    refuses(register, errors);
    const { dialog, onClose } = await create();
    for (const message of Object.values(errors).flat()) {
      await toast(message);
      expect(dialog.textContent).toContain(message);
    }
    expect(onClose).not.toHaveBeenCalled();
  });

  it("reports missing permission", async () => {
    fails(register, "forbidden");
    const { onClose } = await create();
    await toast("You aren't allowed to do this.");
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Create superuser" })).toHaveProperty("disabled", false),
    );
    expect(onClose).not.toHaveBeenCalled();
  });
});
