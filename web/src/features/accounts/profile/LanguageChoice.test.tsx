import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { toast, visits } from "#test/browser.ts";
import { ada, currentUser } from "#test/people.ts";
import { show } from "#test/render.tsx";
import { fails, hangs, responds } from "#test/server.ts";
import { LanguageChoice } from "./LanguageChoice.tsx";

const save = "PATCH /api/accounts/v1/userlist/{id}/";
const choose = async (name: string) => {
  const { user } = show(<LanguageChoice user={currentUser} />, "/profile");
  await user.selectOptions(screen.getByRole("combobox", { name: "Language" }), name);
};

it("stores a member's language, and opens the page in it", async () => {
  const calls = responds(save, { ...ada, language: "de" });
  await choose("Deutsch");
  await waitFor(() => expect(visits).toEqual(["/profile"]));
  expect(calls.map(({ body }) => body)).toEqual([{ language: "de" }]);
});

it("keeps the focus while it is stored, and takes no other language", async () => {
  hangs(save);
  const { user } = show(<LanguageChoice user={currentUser} />, "/profile");
  const field = screen.getByRole("combobox", { name: "Language" });
  field.focus();
  await user.selectOptions(field, "Deutsch");
  await waitFor(() => expect(field.getAttribute("aria-disabled")).toBe("true"));
  expect(document.activeElement).toBe(field);
  await user.selectOptions(field, "Français");
  expect(field).toHaveProperty("value", "de");
});

it("stays unchanged if storing fails", async () => {
  fails(save, "internal");
  await choose("العربية");
  await toast("Something went wrong on our side.");
  expect(screen.getByRole("combobox", { name: "Language" })).toHaveProperty("value", "en");
  expect(visits).toEqual([]);
});
