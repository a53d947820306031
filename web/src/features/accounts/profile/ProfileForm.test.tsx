import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { signInAs, toast } from "#test/browser.ts";
import { ada, currentUser } from "#test/people.ts";
import { show } from "#test/render.tsx";
import { fails, hangs, refuses, responds } from "#test/server.ts";
import { ProfileForm } from "./ProfileForm.tsx";
import { initialsOf } from "./profileName.ts";

const save = "PATCH /api/accounts/v1/userlist/{id}/";

async function edit() {
  signInAs(ada.id);
  const shown = show(<ProfileForm user={currentUser} />, "/profile/edit");
  await shown.fill("Full name", "Ada King");
  return shown;
}

describe("the profile form", () => {
  it("is filled in with the stored values, even a country that is not in the list", () => {
    show(<ProfileForm user={{ ...currentUser, country: "Narnia" }} />, "/profile/edit");
    expect(screen.getByLabelText(/^Full name/)).toHaveProperty("value", "Ada Lovelace");
    expect(screen.getByLabelText(/^Country/)).toHaveProperty("value", "Narnia");
  });

  it("saves, reports it and opens the profile without asking", async () => {
    responds(save, { ...ada, full_name: "Ada King" });
    const { press, address } = await edit();
    await press("Save");
    await toast("Profile saved");
    await waitFor(() => expect(address()).toBe("/profile"));
  });

  it("shows a refusal at its field and in a toast", async () => {
    refuses(save, { age: ["Not that age."] });
    const { press, address } = await edit();
    await press("Save");
    await toast("Not that age.");
    const age = screen.getByLabelText(/^Age/);
    const described = document.getElementById(age.getAttribute("aria-describedby") ?? "");
    expect(described?.textContent).toBe("Not that age.");
    expect(document.activeElement).toBe(age);
    expect(address()).toBe("/profile/edit");
  });

  it("keeps the input if saving fails", async () => {
    fails(save, "internal");
    const { press } = await edit();
    await press("Save");
    await toast("Something went wrong on our side.");
    expect(screen.getByLabelText(/^Full name/)).toHaveProperty("value", "Ada King");
  });

  it("is busy while saving", async () => {
    hangs(save);
    const { press } = await edit();
    await press("Save");
    expect(screen.getByRole("button", { name: "Save" })).toHaveProperty("ariaDisabled", "true");
  });

  it("asks before changes are lost: the member can stay, or leave", async () => {
    const { user, address } = await edit();
    await user.click(screen.getByRole("link", { name: "Cancel" }));
    await screen.findByRole("dialog", { name: "Leave without saving?" });
    const stay = screen.getByRole("button", { name: "Stay" });
    await waitFor(() => expect(document.activeElement).toBe(stay));
    await user.click(stay);
    expect(address()).toBe("/profile/edit");
    expect(screen.getByLabelText(/^Full name/)).toHaveProperty("value", "Ada King");
    await user.click(screen.getByRole("link", { name: "Cancel" }));
    await user.click(await screen.findByRole("button", { name: "Leave" }));
    await waitFor(() => expect(address()).toBe("/profile"));
  });

  it("leaves at once if nothing was changed", async () => {
    const { user, address } = show(<ProfileForm user={currentUser} />, "/profile/edit");
    await user.click(screen.getByRole("link", { name: "Cancel" }));
    await waitFor(() => expect(address()).toBe("/profile"));
  });

  it("offers to remove an existing picture", async () => {
    const { user } = show(<ProfileForm user={{ ...currentUser, profile_pic: "/media/ada.webp" }} />, "/profile/edit");
    await user.click(screen.getByRole("button", { name: "Remove" }));
    expect(screen.queryByRole("button", { name: "Remove" })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Choose picture" }));
  });
});

const named = { full_name: "", first_name: "", last_name: "" };

it.each([
  [{ username: "ada" }, "AD"],
  [{ username: "ada", full_name: "Ada King Lovelace" }, "AK"],
  [{ username: "ada", first_name: "Grace", last_name: "Hopper" }, "GH"],
  [{ username: "A😀 Smith" }, "AS"],
  [{ username: "😀a" }, "😀A"],
  [{ username: "a  b" }, "AB"],
])("the initials of %j are %s", (profile, initials) => {
  expect(initialsOf({ ...named, ...profile })).toBe(initials);
});
