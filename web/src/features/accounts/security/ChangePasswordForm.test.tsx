import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { toast } from "#test/browser.ts";
import { security } from "#test/people.ts";
import { show } from "#test/render.tsx";
import { hangs, refuses, responds } from "#test/server.ts";
import { ChangePasswordForm } from "./ChangePasswordForm.tsx";

const change = "POST /api/accounts/v1/security/password/";

async function changePassword() {
  const shown = show(<ChangePasswordForm email="ada@example.com" />);
  await shown.fill("Current password", "the old one");
  await shown.fill("New password", "a moor in the mist");
  await shown.fill("Confirm new password", "a moor in the mist");
  await shown.press("Change password");
  return shown;
}

describe("changing the password", () => {
  it("reports success, and empties the fields", async () => {
    responds(change, { detail: "Changed." });
    responds("GET /api/accounts/v1/security/", security);
    await changePassword();
    await toast("Password changed. Every other device is signed out.");
    expect(screen.getByLabelText(/^New password/)).toHaveProperty("value", "");
  });

  it("shows a refusal at its field, and focuses it", async () => {
    refuses(change, { current_password: ["This isn't your password."] });
    await changePassword();
    await screen.findByText("This isn't your password.");
    const field = screen.getByLabelText(/^Current password/);
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.getAttribute("aria-invalid")).toBe("true");
  });

  it("is busy until the response arrives", async () => {
    hangs(change);
    await changePassword();
    expect(screen.getByRole("button", { name: "Change password" })).toHaveProperty("ariaDisabled", "true");
  });
});
