import type { AdminCategory } from "@mindreel/contract/catalogue/category-admin";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { toast } from "#test/browser.ts";
import { sentForms } from "#test/files.ts";
import { category } from "#test/library.ts";
import { show } from "#test/render.tsx";
import { fails, refuses, responds } from "#test/server.ts";
import { Component as CategoriesPage } from "./CategoriesPage.tsx";

const list = "GET /api/admin/v1/categories/";
const order = "PUT /api/admin/v1/categories/order/";
const one = (id: number, name: string, changes: Partial<AdminCategory> = {}): AdminCategory => ({
  ...category(id, name),
  ...{ video_count: 0, own_thumbnail: false, ...changes },
});
const three = [
  one(1, "Nature", { video_count: 12, description: "Rivers and woods" }),
  one(2, "Music"),
  one(3, "Space"),
];
const names = () => screen.getAllByRole("listitem").map((row) => within(row).getAllByRole("button")[1]?.textContent);

async function open(user: ReturnType<typeof show>["user"], name: string, item: string) {
  await user.click(await screen.findByRole("button", { name: `More about ${name}` }));
  await user.click(await screen.findByRole("menuitem", { name: item }));
}

beforeEach(() => {
  responds("GET /api/billing/v1/plans/", []);
  responds(list, three);
  responds("GET /api/admin/v1/categories/{id}/translations/", {});
});

describe("the categories", () => {
  it("are shown in the owner's order, with what they hold and where to see it", async () => {
    const { user } = show(<CategoriesPage />, "/admin/categories");
    await screen.findByText("Rivers and woods");
    expect(names()).toEqual(["Nature", "Music", "Space"]);
    expect(screen.getByRole("link", { name: "12 videos Nature" }).getAttribute("href")).toBe(
      "/admin/videos?category=Nature",
    );
    expect(screen.getAllByText("No videos")).toHaveLength(2);
    await user.click(screen.getByRole("button", { name: "More about Nature" }));
    expect(screen.getByRole("menuitem", { name: "See it" }).getAttribute("href")).toBe("/subjects/1");
  });

  it("move by a button, and go back if that fails", async () => {
    const asked = responds(order, { categories: [2, 1, 3] });
    const { press } = show(<CategoriesPage />, "/admin/categories");
    await press("Move Music up");
    await waitFor(() => expect(names()).toEqual(["Music", "Nature", "Space"]));
    screen.getByText("Music is now category 1 of 3.");
    await waitFor(() => expect(asked.map(({ body }) => body)).toEqual([{ categories: [2, 1, 3] }]));
    fails(order, "internal");
    await press("Move Space up");
    await waitFor(() => expect(names()).toEqual(["Nature", "Music", "Space"]));
  });

  it("are added with a name alone", async () => {
    const forms = sentForms();
    responds(list, []);
    refuses("POST /api/admin/v1/categories/", { name: ["A category with this name already exists."] });
    const { user, press } = show(<CategoriesPage />, "/admin/categories");
    await screen.findByRole("heading", { name: "No categories yet" });
    await press("Add category");
    const name = await screen.findByLabelText(/^Name/);
    await user.type(name, "Deserts");
    await press("Save");
    await waitFor(() => expect(name.getAttribute("aria-invalid")).toBe("true"));
    responds("POST /api/admin/v1/categories/", category(4, "Deserts"));
    responds(list, [one(4, "Deserts")]);
    await press("Save");
    await toast("Category added");
    expect(forms.at(-1)).toEqual({ name: "Deserts", description: "" });
    await screen.findByRole("button", { name: "More about Deserts" });
  });

  it("can do without their own picture again", async () => {
    const forms = sentForms();
    responds(list, [one(1, "Nature", { own_thumbnail: true, category_thumbnail: "/p.webp" })]);
    responds("PATCH /api/admin/v1/categories/{id}/", category(1, "Nature"));
    const { user, press } = show(<CategoriesPage />, "/admin/categories");
    await open(user, "Nature", "Edit");
    await user.click(await screen.findByLabelText("Show the newest video's picture instead"));
    await press("Save");
    await toast("Category saved");
    expect(forms.at(-1)).toEqual({ category_thumbnail: "" });
  });

  it("are deleted after saying what happens to their videos", async () => {
    responds("GET /api/admin/v1/videos/", { count: 12, next: null, previous: null, results: [] });
    responds("DELETE /api/category/v1/categories/{id}/", null);
    const { user } = show(<CategoriesPage />, "/admin/categories");
    await open(user, "Nature", "Delete");
    const dialog = await screen.findByRole("dialog", { name: "Delete Nature" });
    await within(dialog).findByText(/Its 12 videos stay, without a category/);
    responds(list, three.slice(1));
    await user.click(within(dialog).getByRole("button", { name: "Delete" }));
    await toast("Category deleted");
    await waitFor(() => expect(names()).toEqual(["Music", "Space"]));
  });
});
