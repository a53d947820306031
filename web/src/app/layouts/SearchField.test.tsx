import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { show } from "#test/render.tsx";
import { SearchField } from "./SearchField.tsx";

const field = () => screen.getByLabelText<HTMLInputElement>("Search videos");

describe("the search field", () => {
  it("shows the search of the URL", () => {
    show(<SearchField />, "/?search=owls");
    expect(field().value).toBe("owls");
  });

  it("searches while typing in the catalogue, and keeps the other filters", async () => {
    const { user, address } = show(<SearchField />, "/?category=Nature");
    await user.type(field(), " owls ");
    await waitFor(() => expect(address()).toBe("/?category=Nature&search=owls"));
  });

  it("waits for Enter on other pages, and then leads to the catalogue", async () => {
    const { user, address } = show(<SearchField />, "/profile");
    await user.type(field(), "owls");
    expect(address()).toBe("/profile");
    await user.keyboard("{Enter}");
    expect(address()).toBe("/?search=owls");
  });

  it("can be cleared", async () => {
    const { user, address } = show(<SearchField />, "/?search=owls&category=Nature");
    await user.click(screen.getByLabelText("Clear the search"));
    expect(address()).toBe("/?category=Nature");
    expect(document.activeElement).toBe(field());
    expect(screen.queryByLabelText("Clear the search")).toBeNull();
  });
});
