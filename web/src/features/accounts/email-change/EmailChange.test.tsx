import type { Addresses } from "@mindreel/contract/accounts/email-change";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { toast } from "#test/browser.ts";
import { security } from "#test/people.ts";
import { show } from "#test/render.tsx";
import { fails, refuses, responds } from "#test/server.ts";
import { EmailChange } from "./EmailChange.tsx";
import { SecondaryEmail } from "./SecondaryEmail.tsx";

const read = "GET /api/accounts/v1/security/addresses/";
const request = "POST /api/accounts/v1/security/email/";
const cancel = "DELETE /api/accounts/v1/security/email/";
const resend = "POST /api/accounts/v1/security/secondary-email/confirmation/";
const emails: Addresses = {
  email: "ada@example.com",
  change: null,
  secondary_email: "",
  secondary_email_confirmed: false,
};
const change = {
  email: "countess@example.com",
  expires_at: "2026-01-16T12:00:00.000Z",
  new_confirmed: true,
  current_confirmed: false,
};

async function ask() {
  const shown = show(<EmailChange security={security} />);
  await shown.press("Change address");
  await shown.fill("New email address", "countess@example.com");
  await shown.fill("Current password", "a moor in the mist");
  await shown.press("Send the links");
  return shown;
}

describe("a change of the email address", () => {
  it("requires the password, and then waits for both addresses", async () => {
    responds(read, emails);
    const calls = responds(request, { detail: "Mailed." });
    await ask();
    await toast("Check both inboxes for our emails");
    expect(calls[0]?.body).toEqual({ current_password: "a moor in the mist", email: "countess@example.com" });
  });

  it("focuses the new address first, and shows its refusal there", async () => {
    responds(read, emails);
    refuses(request, { email: ["This is already your address."] });
    await ask();
    await screen.findByText("This is already your address.");
    expect(screen.getByLabelText(/^New email address/).getAttribute("aria-invalid")).toBe("true");
    expect(within(screen.getByRole("dialog")).getByText("This is already your address.")).toBeInstanceOf(HTMLElement);
  });

  it("shows which address has confirmed and which has not, and can be cancelled", async () => {
    responds(read, { ...emails, change });
    const { press } = show(<EmailChange security={security} />);
    const waiting = await screen.findByRole("region", { name: "Change of address" });
    expect(waiting.textContent).toContain("countess@example.com");
    expect(waiting.textContent).toContain("Until 16 Jan 2026, 12:00 (UTC)");
    const [first, second] = within(waiting).getAllByRole("listitem");
    expect(first?.textContent).toBe("Confirmed at the new address");
    expect(second?.textContent).toBe("Waiting for you to open the link in our email to the current address");
    responds(cancel, null);
    responds(read, emails);
    await press("Keep the current address");
    await waitFor(() => expect(screen.queryByRole("region")).toBeNull());
  });

  it("reports that it could not be cancelled", async () => {
    responds(read, { ...emails, change });
    fails(cancel, "internal");
    const { press } = show(<EmailChange security={security} />);
    await press("Keep the current address");
    await toast("Something went wrong on our side.");
  });
});

describe("the secondary address", () => {
  const secondary_email = "lady@example.com";

  it("is marked as confirmed", async () => {
    responds(read, { ...emails, secondary_email, secondary_email_confirmed: true });
    show(<SecondaryEmail email={secondary_email} />);
    await screen.findByText("Confirmed");
  });

  it("can have its confirmation mailed again, once", async () => {
    responds(read, { ...emails, secondary_email });
    responds(resend, { detail: "Mailed." });
    const { press } = show(<SecondaryEmail email={secondary_email} />);
    await screen.findByText("Not confirmed");
    await press("Send again");
    await toast("The email is on its way");
    expect(screen.getByRole("button", { name: "Send again" })).toHaveProperty("disabled", true);
  });

  it("reports that a mail has only just been sent", async () => {
    responds(read, { ...emails, secondary_email });
    fails(resend, "rate_limited");
    const { press } = show(<SecondaryEmail email={secondary_email} />);
    await press("Send again");
    await toast("Too many requests.");
  });
});
