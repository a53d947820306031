import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { show } from "#test/render.tsx";
import { Rail, railItem } from "./Rail.tsx";

const cards = ["One", "Two", "Three"];

function showRail(title = "New", more: string | null = "/series/5") {
  return show(
    <>
      <button type="button">Before</button>
      <Rail title={title} more={more}>
        {cards.map((card) => (
          <li key={card} className={railItem}>
            <button type="button">Play {card}</button>
            <a href={`/watch/${card}`}>{card}</a>
            <button type="button">More about {card}</button>
          </li>
        ))}
      </Rail>
      <button type="button">After</button>
    </>,
  );
}

const focused = () => document.activeElement?.textContent;

describe("a rail", () => {
  it("is one tab stop", async () => {
    const { user } = showRail();
    screen.getByText("Before").focus();
    await user.tab();
    expect(focused()).toBe("Play One");
    await user.tab();
    expect(focused()).toBe("After");
    await user.tab({ shift: true });
    expect(focused()).toBe("Play One");
  });

  it("moves along its items with the arrow keys, Home and End, and no further than its ends", async () => {
    const { user } = showRail();
    screen.getByText("Play One").focus();
    const steps = async (keys: string) => {
      await user.keyboard(keys);
      return focused();
    };
    expect(await steps("{ArrowLeft}")).toBe("Play One");
    expect(await steps("{ArrowRight}")).toBe("Play Two");
    expect(await steps("{ArrowRight}{ArrowRight}")).toBe("See all");
    expect(await steps("{ArrowRight}")).toBe("See all");
    expect(await steps("{Home}")).toBe("Play One");
    expect(await steps("{End}")).toBe("See all");
  });

  it("reaches what else is on an item with the arrow keys across, and stays on it from item to item", async () => {
    const { user } = showRail();
    screen.getByText("Play One").focus();
    await user.keyboard("{ArrowDown}");
    expect(focused()).toBe("One");
    await user.keyboard("{ArrowRight}");
    expect(focused()).toBe("Two");
    await user.keyboard("{ArrowDown}{ArrowDown}");
    expect(focused()).toBe("More about Two");
    await user.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}");
    expect(focused()).toBe("Play Two");
  });

  it("is entered where it was left", async () => {
    const { user } = showRail();
    screen.getByText("Play One").focus();
    await user.keyboard("{ArrowRight}");
    await user.tab();
    await user.tab({ shift: true });
    expect(focused()).toBe("Play Two");
  });

  it("is a list with a name, and leads to all of it", () => {
    showRail("The sea");
    const rail = screen.getByRole("region", { name: "The sea" });
    expect(rail.querySelectorAll("li")).toHaveLength(4);
    expect(screen.getByRole("link", { name: "See all of The sea" }).getAttribute("href")).toBe("/series/5");
    expect(screen.getByRole("link", { name: "The sea" }).getAttribute("tabindex")).toBe("-1");
  });

  it("has buttons only if it scrolls, and disables the one that leads nowhere", async () => {
    showRail();
    expect(screen.queryByRole("button", { name: "Scroll New on" })).toBeNull();
    const row = screen.getByRole("list");
    Object.defineProperty(row, "clientWidth", { value: 100 });
    Object.defineProperty(row, "scrollWidth", { value: 300 });
    row.dispatchEvent(new Event("scroll"));
    const on = await screen.findByRole<HTMLButtonElement>("button", { name: "Scroll New on" });
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Scroll New back" }).disabled).toBe(true);
    expect(on.disabled).toBe(false);
    row.scrollLeft = 200;
    row.dispatchEvent(new Event("scroll"));
    await waitFor(() => expect(on.disabled).toBe(true));
  });
});
