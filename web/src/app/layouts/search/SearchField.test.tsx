import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { queryClient } from "#shared/api/query.ts";
import { member } from "#test/library.ts";
import { show } from "#test/render.tsx";
import { fails, hangs, responds } from "#test/server.ts";
import { HeaderSearch } from "./HeaderSearch.tsx";

const checkPro = "GET /api/accounts/v1/checkpro/";
const suggest = "GET /api/search/v1/suggest/";
const field = () => screen.getByLabelText<HTMLInputElement>("Search videos");
const options = () => screen.getAllByRole("option").map(({ textContent }) => textContent);
const active = () => document.getElementById(field().getAttribute("aria-activedescendant") ?? "")?.textContent;

beforeEach(() => void responds("GET /api/accounts/v1/current_user/", member()));

async function showField(at: string) {
  responds(checkPro, true);
  const shown = show(<HeaderSearch />, at);
  await screen.findByLabelText("Search videos");
  return shown;
}

describe("the search field", () => {
  it("is hidden from members who may not watch, and until that is known", async () => {
    hangs(checkPro);
    const { unmount } = show(<HeaderSearch />, "/");
    expect(screen.queryByLabelText("Search videos")).toBeNull();
    unmount();
    const calls = responds(checkPro, false);
    queryClient.clear();
    show(<HeaderSearch />, "/");
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.queryByLabelText("Search videos")).toBeNull();
  });

  it.each(["/search?q=owls", "/?search=owls"])("shows the search of %s", async (at) => {
    await showField(at);
    expect(field().value).toBe("owls");
  });

  it("opens the results on Enter, from any page", async () => {
    responds(suggest, []);
    const { user, address } = await showField("/?category=Nature");
    await user.type(field(), " owls ");
    expect(address()).toBe("/?category=Nature");
    await user.keyboard("{Enter}");
    expect(address()).toBe("/search?q=owls");
  });

  it("can be cleared, which shows the whole catalogue again", async () => {
    const { user, address } = await showField("/?search=owls&category=Nature");
    await user.click(screen.getByLabelText("Clear the search"));
    expect(address()).toBe("/?category=Nature");
    expect(document.activeElement).toBe(field());
    expect(screen.queryByLabelText("Clear the search")).toBeNull();
  });
});

describe("suggestions", () => {
  const owls = [
    { kind: "words", text: "owlets", id: null },
    { kind: "video", text: "Owls at Night", id: 7 },
    { kind: "series", text: "The Owl Year", id: 3 },
    { kind: "category", text: "Owls & Co", id: 2 },
  ] as const;

  async function typeOwl() {
    const asked = responds(suggest, [...owls]);
    const shown = await showField("/profile");
    await shown.user.type(field(), "owl");
    await screen.findByRole("listbox", { name: "Suggestions" });
    return { ...shown, asked };
  }

  it("appear while somebody types, and are announced", async () => {
    const { asked } = await typeOwl();
    expect(options()).toEqual(["owlets", "Owls at NightVideo", "The Owl YearSeries", "Owls & CoCategory"]);
    expect(screen.getByText("4 suggestions")).toBeDefined();
    expect(field().getAttribute("aria-controls")).toBe(screen.getByRole("listbox").id);
    expect(asked.at(-1)?.url.searchParams.get("q")).toBe("owl");
  });

  it("are chosen with arrow keys and Enter, while the field keeps the focus", async () => {
    const { user, address } = await typeOwl();
    await user.keyboard("{ArrowDown}");
    expect(active()).toBe("owlets");
    await user.keyboard("{ArrowUp}");
    expect(active()).toBeUndefined();
    await user.keyboard("{ArrowUp}");
    expect(active()).toBe("Owls & CoCategory");
    expect(document.activeElement).toBe(field());
    await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    expect(address()).toBe("/search?q=owlets");
  });

  it.each([
    ["Owls at Night", "/watch/7"],
    ["The Owl Year", "/series/3"],
    ["Owls & Co", "/?category=Owls+%26+Co"],
  ])("%s leads to %s", async (name, target) => {
    const { user, address } = await typeOwl();
    await user.click(screen.getByText(name));
    expect(address()).toBe(target);
  });

  it("leave Enter to the search if none is chosen", async () => {
    const { user, address } = await typeOwl();
    await user.keyboard("{Enter}");
    expect(address()).toBe("/search?q=owl");
  });

  it("close on Escape, which keeps the text, and on blur", async () => {
    const { user } = await typeOwl();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(field().value).toBe("owl");
    await user.type(field(), "s");
    await screen.findByRole("listbox");
    await user.tab();
    expect(screen.queryByRole("listbox")).toBeNull();
  });

  it("fail silently", async () => {
    fails(suggest, "internal");
    const { user, address } = await showField("/profile");
    await user.type(field(), "owl{Enter}");
    expect(address()).toBe("/search?q=owl");
  });
});
