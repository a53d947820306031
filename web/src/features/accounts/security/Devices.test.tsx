import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { signInAs, toast, visits } from "#test/browser.ts";
import { security, thisDevice } from "#test/people.ts";
import { show } from "#test/render.tsx";
import { fails, hangs, responds } from "#test/server.ts";
import { Devices } from "./Devices.tsx";

const signOut = "DELETE /api/accounts/v1/security/sessions/{id}/";
const everywhere = "DELETE /api/accounts/v1/security/sessions/";
const phone = { ...thisDevice, id: 2, name: "Chrome on Android", current: false };
const unknown = { ...thisDevice, id: 3, name: "", current: false };

describe("the devices", () => {
  it("are listed with their last use; only the others can be signed out", () => {
    show(<Devices devices={[thisDevice, phone, unknown]} />);
    const [first, second, third] = screen.getAllByRole("listitem");
    expect(first?.textContent).toContain("This device");
    expect(second?.textContent).toContain("Last used 15 Jan 2026, 12:00 (UTC)");
    expect(third?.textContent).toContain("Unknown device");
    expect(screen.getAllByRole("button", { name: /^Sign out .+, last used/ })).toHaveLength(2);
  });

  it("are signed out one by one", async () => {
    const calls = responds(signOut, null);
    responds("GET /api/accounts/v1/security/", security);
    const { press } = show(<Devices devices={[thisDevice, phone]} />);
    await press(/^Sign out Chrome on Android/);
    await toast("Chrome on Android is signed out");
    expect(calls[0]?.url.pathname).toBe("/api/accounts/v1/security/sessions/2/");
    // The row with the button that was pressed disappears.
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Sign out everywhere" }));
  });

  it("show on the button that one is being signed out", async () => {
    hangs(signOut);
    const { press } = show(<Devices devices={[thisDevice, phone]} />);
    await press(/^Sign out Chrome on Android/);
    expect(screen.getByRole("button", { name: /^Sign out Chrome/ })).toHaveProperty("ariaDisabled", "true");
  });

  it("report that one could not be signed out", async () => {
    fails(signOut, "not_found");
    const { press } = show(<Devices devices={[thisDevice, phone]} />);
    await press(/^Sign out Chrome on Android/);
    await toast("This doesn't exist.");
  });

  it("are all signed out after a confirmation, and the app is left", async () => {
    signInAs(7);
    responds(everywhere, null);
    const { press, user } = show(<Devices devices={[thisDevice]} />);
    await press("Sign out everywhere");
    const dialog = await screen.findByRole("dialog", { name: "Sign out everywhere" });
    await user.click(within(dialog).getByRole("button", { name: "Sign out everywhere" }));
    await waitFor(() => expect(visits).toEqual(["/"]));
    expect(document.cookie).not.toContain("token");
  });
});
