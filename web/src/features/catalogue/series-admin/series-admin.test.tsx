import { errorTable } from "@mindreel/contract/wire/errors";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { toast } from "#test/browser.ts";
import { sentForms } from "#test/files.ts";
import { longName, pageOf, series } from "#test/library.ts";
import { show } from "#test/render.tsx";
import { fails, hangs, refuses, responds } from "#test/server.ts";
import { SeriesModal } from "./SeriesModal.tsx";
import { SeriesTable } from "./SeriesTable.tsx";

const list = "GET /api/series/v1/series/";
beforeEach(() => void responds("GET /api/billing/v1/plans/", []));
const one = ({ videos: _, ...rest } = series()) => rest;
const rows = () => [...document.querySelectorAll("tbody tr")];

describe("the table of series", () => {
  it("shows that it is loading", () => {
    hangs(list);
    show(<SeriesTable />);
    screen.getByRole("status", { name: "Loading" });
  });

  it("shows every series with its counts, including one without episodes", async () => {
    responds(
      list,
      pageOf([one(series({ duration: 90 })), one(series({ id: 6, title: longName, count: 0, next: null }))]),
    );
    show(<SeriesTable />);
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(rows()[0]?.textContent).toContain("The sea31:30");
    expect(rows()[1]?.textContent).toContain(`${longName}None–`);
    expect(screen.getByRole("link", { name: "The sea" }).getAttribute("href")).toBe("/admin/series/5");
  });

  it("is empty, and can be retried", async () => {
    fails(list, "internal");
    const { press } = show(<SeriesTable />);
    await screen.findByText(errorTable.internal.message);
    responds(list, pageOf([]));
    await press("Try again");
    await screen.findByRole("heading", { name: "No series yet" });
  });

  it("deletes one after explaining that its videos stay, and Undo restores it", async () => {
    responds(list, pageOf([one()]));
    responds("DELETE /api/series/v1/series/{id}/", null);
    const { user } = show(<SeriesTable />);
    await user.click(await screen.findByRole("button", { name: /^Delete\s+The sea$/ }));
    const dialog = await screen.findByRole("dialog", { name: "Delete The sea" });
    within(dialog).getByText(/Its 3 videos stay/);
    responds(list, pageOf([]));
    await user.click(within(dialog).getByRole("button", { name: "Delete" }));
    const done = await toast("Series deleted");
    await screen.findByRole("heading", { name: "No series yet" });
    responds("POST /api/admin/v1/series/{id}/restore/", one());
    responds(list, pageOf([one()]));
    await user.click(within(done).getByRole("button", { name: "Undo" }));
    await toast("Series restored");
    await waitFor(() => expect(rows()).toHaveLength(1));
  });
});

describe("the form of a series", () => {
  beforeEach(() => responds("GET /api/admin/v1/series/{id}/translations/", {}));

  const close = () => undefined;

  it("asks before Escape drops an unsaved translation", async () => {
    responds("GET /api/admin/v1/series/{id}/translations/", {});
    const onClose = vi.fn();
    const { user } = show(<SeriesModal series={one()} opened onClose={onClose} />);
    await user.selectOptions(await screen.findByLabelText("Language"), "Deutsch");
    await user.type(screen.getByLabelText("Translated title"), "Das Meer");
    await user.keyboard("{Escape}");
    await screen.findByRole("dialog", { name: "Leave without saving?" });
    expect(onClose).not.toHaveBeenCalled();
  });

  it("asks even if Escape comes right after the first letter of a translation", async () => {
    responds("GET /api/admin/v1/series/{id}/translations/", {});
    const onClose = vi.fn();
    const { user } = show(<SeriesModal series={one()} opened onClose={onClose} />);
    await user.selectOptions(await screen.findByLabelText("Language"), "Deutsch");
    const title = screen.getByLabelText("Translated title");
    // Not by Testing Library, which waits for every effect after each event; a browser runs only microtasks in between.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(title, "D");
    title.dispatchEvent(new InputEvent("input", { bubbles: true }));
    await Promise.resolve();
    title.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    await screen.findByRole("dialog", { name: "Leave without saving?" });
    expect(onClose).not.toHaveBeenCalled();
  });

  it("adds one", async () => {
    const added = responds("POST /api/series/v1/series/", one());
    const { fill, press } = show(<SeriesModal opened onClose={close} />);
    await screen.findByRole("dialog", { name: "New series" });
    await fill("Title", "The sea");
    await press("Save");
    await toast("Series added");
    expect(added).toHaveLength(1);
  });

  it("sends only what was changed, so that it undoes nothing that another superuser has changed since", async () => {
    responds("PATCH /api/series/v1/series/{id}/", one());
    const forms = sentForms();
    const edited = one(series({ description: "From shore\nto shore" }));
    const { fill, press } = show(<SeriesModal series={edited} opened onClose={close} />);
    await screen.findByRole("dialog", { name: "Edit series" });
    await fill("Title", "The seas");
    await press("Save");
    await toast("Series saved");
    expect(forms).toEqual([{ title: "The seas" }]);
  });

  it("shows a refused title at its field", async () => {
    refuses("PATCH /api/series/v1/series/{id}/", { title: ["There's a series of this title already."] });
    const { press } = show(<SeriesModal series={one()} opened onClose={close} />);
    await screen.findByRole("dialog", { name: "Edit series" });
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Title" }).value).toBe("The sea");
    await press("Save");
    await screen.findByText("There's a series of this title already.");
  });

  it("offers to remove its own picture, if it has one", async () => {
    const { user } = show(<SeriesModal series={one(series({ own_thumbnail: true }))} opened onClose={close} />);
    await user.click(await screen.findByRole("checkbox", { name: "Show the first episode's picture instead" }));
    expect(screen.queryByLabelText("Picture")).toBeNull();
  });
});
