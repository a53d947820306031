import type { Lookup } from "@mindreel/contract/catalogue/video-lookup";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { toast } from "#test/browser.ts";
import { sentForms } from "#test/files.ts";
import { category, video } from "#test/library.ts";
import { show } from "#test/render.tsx";
import { fails, refuses, responds } from "#test/server.ts";
import { AddVideo } from "./AddVideo.tsx";

const lookup = "GET /api/category/v1/lookup/";
const add = "POST /api/admin/v1/videos/";
const found: Lookup = {
  ...{ state: "found", message: null, source_kind: "vimeo", provider: "Vimeo", video_oid: "76979871" },
  ...{ title: "A film", description: "About it", duration: 734, still: null, chapters: 3, present: null },
};
const address = "https://vimeo.com/76979871";
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const later = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label);

beforeEach(() => {
  responds("GET /api/category/v1/categories/", [category(3, "Nature")]);
  responds("GET /api/billing/v1/plans/", []);
  responds("GET /api/admin/v1/series/", [{ id: 5, title: "Tides", count: 2 }]);
});

async function paste(text: string) {
  const shown = show(<AddVideo />, "/admin/add-video");
  await shown.user.click(field(/^Address/));
  await shown.user.paste(text);
  return shown;
}

describe("adding a video", () => {
  it("asks for its address first, and fills in what the provider tells", async () => {
    const forms = sentForms();
    responds(lookup, found);
    const asked = responds(add, video(7, { title: "A film" }));
    const { user, press, address: at } = show(<AddVideo />, "/admin/add-video");
    expect(document.activeElement).toBe(field(/^Address/));
    expect(screen.queryByRole("button", { name: "Publish" })).toBeNull();
    await user.paste(" vimeo.com/76979871");
    expect((await later(/^Title/)).value).toBe("A film");
    expect(screen.getByText("Vimeo · 12:14 · 3 chapters in its description")).toBeTruthy();
    await user.selectOptions(field(/^Category/), await screen.findByRole("option", { name: "Nature" }));
    await user.selectOptions(field(/^Open to/), "Everyone, without an account");
    await press("Publish");
    await waitFor(() => expect(at()).toBe("/admin/videos"));
    expect(asked).toHaveLength(1);
    expect(forms.at(-1)).toEqual({
      ...{ youtube_video_link: address, title: "A film", description: "About it", video_oid: "76979871" },
      ...{ category: "3", series: "", release_at: "", open_to: "everyone" },
    });
    expect(await toast("A film is published")).toBeTruthy();
    expect(screen.getByRole("link", { name: "See it" }).getAttribute("href")).toBe("/watch/7");
    expect(screen.getByRole("link", { name: "Add another" }).getAttribute("href")).toBe("/admin/add-video");
  });

  it("asks only for a title of what cannot be looked up", async () => {
    const forms = sentForms();
    const message = "v.example.com couldn't be reached.";
    responds(lookup, {
      ...{ ...found, state: "unreachable", message },
      ...{ title: null, description: null, duration: null, chapters: 0 },
    });
    const asked = responds(add, video(7));
    const { user, press } = await paste(address);
    await later(/^Title/);
    await press("Publish");
    expect(asked).toHaveLength(0);
    await user.type(field(/^Title/), "By hand");
    expect(screen.getByRole("alert").textContent).toContain(message);
    expect(screen.queryByText("Vimeo")).toBeNull();
    await press("Publish");
    await waitFor(() => expect(asked).toHaveLength(1));
    // The provider's description is fetched later.
    expect(forms.at(-1)).not.toHaveProperty("description");
  });

  it("says what the library already has, with a link to it, and what can't be played", async () => {
    responds(lookup, { ...found, present: { id: 9, title: "The same film" } });
    const { user } = await paste(address);
    expect((await screen.findByRole("link", { name: "The same film" })).getAttribute("href")).toBe("/admin/videos/9");
    expect(screen.queryByLabelText(/^Title/)).toBeNull();
    refuses(lookup, { url: ["This can't be played."] });
    await user.clear(field(/^Address/));
    await user.paste("https://example.com/page.html");
    expect(await screen.findByText("This can't be played.")).toBeTruthy();
    expect(screen.queryByLabelText(/^Title/)).toBeNull();
  });

  it("creates a category on the spot, and chooses it", async () => {
    responds(lookup, found);
    const { user, press } = await paste(address);
    await later(/^Title/);
    await press("New category");
    refuses("POST /api/admin/v1/categories/", { name: ["A category with this name already exists."] });
    await user.keyboard("Nature{Enter}");
    expect(await screen.findAllByText("A category with this name already exists.")).not.toEqual([]);
    responds("POST /api/admin/v1/categories/", category(4, "Deserts"));
    responds("GET /api/category/v1/categories/", [category(4, "Deserts"), category(3, "Nature")]);
    await press("Create category");
    await waitFor(() => expect(field(/^Category/).value).toBe("4"));
    expect(document.activeElement).toBe(field(/^Category/));
  });

  it("schedules it, once there is a time", async () => {
    const forms = sentForms();
    responds(lookup, found);
    const release_at = new Date("2099-03-01T10:00").toISOString();
    responds(add, video(7, { title: "A film", release_at }));
    const { user, press } = await paste(address);
    await later(/^Title/);
    await press("Schedule…");
    await press("Schedule");
    expect(screen.getByText("Choose when it's released.")).toBeTruthy();
    await user.type(field(/^Release time/), "2099-03-01T10:00");
    expect(screen.getByText(/early access see it 7 days earlier/)).toBeTruthy();
    await press("Schedule");
    await waitFor(() => expect(forms.at(-1)).toMatchObject({ release_at }));
    expect(await toast("A film is scheduled")).toBeTruthy();
  });

  it("keeps what was typed if it fails", async () => {
    responds(lookup, found);
    fails(add, "internal");
    const { press } = await paste(address);
    await later(/^Title/);
    await press("Publish");
    await screen.findAllByRole("alert");
    expect(field(/^Title/).value).toBe("A film");
  });

  it("leads several addresses to the import", async () => {
    const { address: at } = await paste(`${address}\nhttps://vimeo.com/2\n`);
    await waitFor(() => expect(at()).toBe("/admin/import"));
    expect(window.history.state).toMatchObject({ carried: { lines: `${address}\nhttps://vimeo.com/2` } });
  });
});
