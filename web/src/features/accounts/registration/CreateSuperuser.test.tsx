import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { signInAs, toast } from "#test/browser.ts";
import { show } from "#test/render.tsx";
import { fails, refuses, responds } from "#test/server.ts";
import { CreateSuperuser } from "./CreateSuperuser.tsx";

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

describe("the dialog for a new superuser", () => {
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
