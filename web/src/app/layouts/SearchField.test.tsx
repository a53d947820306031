import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { queryClient } from "#shared/api/query.ts";
import { show } from "#test/render.tsx";
import { answers, hangs } from "#test/server.ts";
import { SearchField } from "./SearchField.tsx";

const checkPro = "GET /api/accounts/v1/checkpro/";
const field = () => screen.getByLabelText<HTMLInputElement>("Search videos");

async function showField(at: string) {
  answers(checkPro, true);
  const shown = show(<SearchField />, at);
  await screen.findByLabelText("Search videos");
  return shown;
}

describe("the search field", () => {
  it("is not there for a member who may not watch, nor before that is known", async () => {
    hangs(checkPro);
    const { unmount } = show(<SearchField />, "/");
    expect(screen.queryByLabelText("Search videos")).toBeNull();
    unmount();
    const calls = answers(checkPro, false);
    queryClient.clear();
    show(<SearchField />, "/");
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.queryByLabelText("Search videos")).toBeNull();
  });

  it("shows the search of the URL", async () => {
    await showField("/?search=owls");
    expect(field().value).toBe("owls");
  });

  it("searches while typing in the catalogue, and keeps the other filters", async () => {
    const { user, address } = await showField("/?category=Nature");
    await user.type(field(), " owls ");
    await waitFor(() => expect(address()).toBe("/?category=Nature&search=owls"));
  });

  it("waits for Enter on other pages, and then leads to the catalogue", async () => {
    const { user, address } = await showField("/profile");
    await user.type(field(), "owls");
    expect(address()).toBe("/profile");
    await user.keyboard("{Enter}");
    expect(address()).toBe("/?search=owls");
  });

  it("can be cleared", async () => {
    const { user, address } = await showField("/?search=owls&category=Nature");
    await user.click(screen.getByLabelText("Clear the search"));
    expect(address()).toBe("/?category=Nature");
    expect(document.activeElement).toBe(field());
    expect(screen.queryByLabelText("Clear the search")).toBeNull();
  });
});
