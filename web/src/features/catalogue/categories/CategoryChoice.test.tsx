import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { category, longName } from "#test/library.ts";
import { show } from "#test/render.tsx";
import { fails, hangs, responds } from "#test/server.ts";
import { CategoryPanel, CategorySelect } from "./CategoryChoice.tsx";

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
