import { errorTable } from "@mindreel/contract/wire/errors";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { toast } from "#test/browser.ts";
import { chooseFile, sentForms } from "#test/files.ts";
import { category, listedVideo, longName, pageOf } from "#test/library.ts";
import { show } from "#test/render.tsx";
import { fails, hangs, refuses, responds } from "#test/server.ts";
import { CategoriesTable } from "./CategoriesTable.tsx";
import { CategoryPanel, CategorySelect } from "./CategoryChoice.tsx";

const list = "GET /api/category/v1/categories/";
const create = "POST /api/category/v1/categories/";
const rows = () => [...document.querySelectorAll("tbody tr")];
const picture = new File(["picture"], "nature.png", { type: "image/png" });

describe("the categories table", () => {
  it("shows that it is loading", () => {
    hangs(list);
    show(<CategoriesTable />);
    screen.getByRole("status", { name: "Loading" });
  });

  it("shows all categories at once, with long names", async () => {
    responds(list, [category(1, "Nature"), category(2, longName)]);
    show(<CategoriesTable />);
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(rows()[1]?.textContent).toContain(longName);
    expect(rows()[0]?.textContent).toContain("1NatureNone");
    expect(screen.queryByRole("button", { name: /load/i })).toBeNull();
  });

  it("renders a hundred of many categories, and more on request", async () => {
    responds(
      list,
      Array.from({ length: 130 }, (_, n) => category(n + 1, `Category ${n + 1}`)),
    );
    const { user } = show(<CategoriesTable />);
    await waitFor(() => expect(rows()).toHaveLength(100));
    await user.click(screen.getByText("Load More"));
    expect(rows()).toHaveLength(130);
    expect(document.activeElement).toBe(rows()[100]);
  });

  it("suggests adding the first category", async () => {
    responds(list, []);
    show(<CategoriesTable />);
    await screen.findByText(/No categories yet/);
  });

  it("shows an error and retries", async () => {
    fails(list, "internal");
    const { user } = show(<CategoriesTable />);
    await screen.findByText(errorTable.internal.message);
    responds(list, [category(1, "Nature")]);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(rows()[0]?.textContent).toContain("Nature"));
  });

  it("adds a category, then shows it", async () => {
    responds(list, []);
    const { user } = show(<CategoriesTable />);
    await user.click(screen.getByRole("button", { name: "Add Category" }));
    const dialog = await screen.findByRole("dialog", { name: "Add Category" });
    await user.type(within(dialog).getByRole("textbox", { name: "Category Name" }), "Nature");
    await chooseFile(user, within(dialog).getByLabelText(/Category Thumbnail/), picture);
    responds(create, category(1, "Nature"));
    responds(list, [category(1, "Nature")]);
    await user.click(within(dialog).getByRole("button", { name: "Save" }));
    await toast("Category added");
    await waitFor(() => expect(rows()).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("shows a refused name at its field and keeps the dialog open", async () => {
    responds(list, []);
    refuses(create, { name: ["There's a category of this name already."] });
    const { user } = show(<CategoriesTable />);
    await user.click(screen.getByRole("button", { name: "Add Category" }));
    const dialog = await screen.findByRole("dialog", { name: "Add Category" });
    await user.type(within(dialog).getByRole("textbox", { name: "Category Name" }), "Nature");
    await chooseFile(user, within(dialog).getByLabelText(/Category Thumbnail/), picture);
    await user.click(within(dialog).getByRole("button", { name: "Save" }));
    await within(dialog).findByText("There's a category of this name already.");
    expect(within(dialog).getByRole("textbox", { name: "Category Name" }).getAttribute("aria-invalid")).toBe("true");
  });

  it("updates a category, with its name filled in", async () => {
    responds("GET /api/admin/v1/categories/{id}/translations/", {});
    responds(list, [category(1, "Nature")]);
    const { user } = show(<CategoriesTable />);
    await user.click(await screen.findByRole("button", { name: /^Update\s+Nature$/ }));
    const dialog = await screen.findByRole("dialog", { name: "Update Category" });
    expect(within(dialog).getByRole<HTMLInputElement>("textbox", { name: "Category Name" }).value).toBe("Nature");
    await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("sends only what was changed, so that it undoes nothing that another superuser has changed since", async () => {
    responds("GET /api/admin/v1/categories/{id}/translations/", {});
    responds(list, [category(1, "Nature")]);
    responds("PATCH /api/category/v1/categories/{id}/", category(1, "Nature"));
    const forms = sentForms();
    const { user } = show(<CategoriesTable />);
    await user.click(await screen.findByRole("button", { name: /^Update\s+Nature$/ }));
    const dialog = await screen.findByRole("dialog", { name: "Update Category" });
    await chooseFile(user, within(dialog).getByLabelText(/Category Thumbnail/), picture);
    await user.click(within(dialog).getByRole("button", { name: "Save" }));
    await toast("Category updated");
    expect(forms).toEqual([{}]);
  });

  it("deletes a category after showing how many videos it holds, and Undo restores it", async () => {
    responds(list, [category(1, "Nature")]);
    responds("DELETE /api/category/v1/categories/{id}/", null);
    responds("GET /api/admin/v1/videos/", pageOf([listedVideo(1)], { count: 47 }));
    const { user } = show(<CategoriesTable />);
    await user.click(await screen.findByRole("button", { name: /^Delete\s+Nature$/ }));
    const dialog = await screen.findByRole("dialog");
    await within(dialog).findByText(/Its 47 videos stay, without a category/);
    responds(list, []);
    await user.click(within(dialog).getByRole("button", { name: "Delete" }));
    const done = await toast("Category deleted");
    await screen.findByText(/No categories yet/);
    responds("POST /api/admin/v1/categories/{id}/restore/", category(1, "Nature"));
    responds(list, [category(1, "Nature")]);
    await user.click(within(done).getByRole("button", { name: "Undo" }));
    await toast("Category restored");
    await waitFor(() => expect(rows()).toHaveLength(1));
  });

  it("says that a category to delete has no videos", async () => {
    responds(list, [category(1, "Nature")]);
    responds("GET /api/admin/v1/videos/", pageOf([]));
    const { user } = show(<CategoriesTable />);
    await user.click(await screen.findByRole("button", { name: /^Delete\s+Nature$/ }));
    await within(await screen.findByRole("dialog")).findByText(/will disappear. It has no videos./);
  });

  it("keeps the row and shows the reason if deleting fails", async () => {
    responds(list, [category(1, "Nature")]);
    responds("GET /api/admin/v1/videos/", pageOf([]));
    fails("DELETE /api/category/v1/categories/{id}/", "internal");
    const { user } = show(<CategoriesTable />);
    await user.click(await screen.findByRole("button", { name: /^Delete\s+Nature$/ }));
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Delete" }));
    await toast(errorTable.internal.message);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(rows()).toHaveLength(1);
  });
});

describe("the choice", () => {
  const list = "GET /api/category/v1/categories/";
  const hrefOf = (name: string | undefined) => (name === undefined ? "/" : `/?category=${name}`);
  const links = () => screen.getAllByRole("link").map(({ textContent }) => textContent);

  describe("the category panel", () => {
    it("offers All while the categories load", () => {
      hangs(list);
      show(<CategoryPanel chosen={undefined} hrefOf={hrefOf} />);
      expect(links()).toEqual(["All"]);
    });

    it("marks the chosen category", async () => {
      responds(list, [category(1, "Nature"), category(2, longName)]);
      show(<CategoryPanel chosen="Nature" hrefOf={hrefOf} />);
      expect((await screen.findByText("Nature")).getAttribute("aria-current")).toBe("true");
      expect(links()).toEqual(["All", "Nature", longName]);
    });

    it("shows that the categories did not load, and retries", async () => {
      fails(list, "internal");
      const { user } = show(<CategoryPanel chosen={undefined} hrefOf={hrefOf} />);
      const retry = await screen.findByText("Try again");
      responds(list, [category(1, "Nature")]);
      await user.click(retry);
      await screen.findByText("Nature");
    });
  });

  describe("the category select", () => {
    it("keeps a chosen category that no longer exists", () => {
      hangs(list);
      show(<CategorySelect chosen="Gone" onChoose={() => undefined} />);
      expect(screen.getByLabelText<HTMLSelectElement>("Category").value).toBe("Gone");
    });

    it("reports the chosen category, and undefined for All", async () => {
      responds(list, [category(1, "Nature")]);
      const onChoose = vi.fn();
      const { user } = show(<CategorySelect chosen={undefined} onChoose={onChoose} />);
      await user.selectOptions(screen.getByLabelText("Category"), await screen.findByText("Nature"));
      expect(onChoose).toHaveBeenLastCalledWith("Nature");
      await user.selectOptions(screen.getByLabelText("Category"), "All");
      expect(onChoose).toHaveBeenLastCalledWith(undefined);
    });
  });
});
