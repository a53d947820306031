import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { show } from "#test/render.tsx";
import { Tabs } from "./Tabs.tsx";

const tabs = ["One", "Two", "Three"].map((label) => ({ name: label, label, panel: <p>{label} is open</p> }));

function Chosen() {
  const [chosen, choose] = useState("");
  return <Tabs label="Numbers" tabs={tabs} chosen={chosen} onChoose={choose} />;
}

it("shows one panel, and is one tab stop, within which arrow keys move", async () => {
  const { user } = show(<Chosen />);
  screen.getByRole("tablist", { name: "Numbers" });
  screen.getByText("One is open");
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole("tab", { name: "One", selected: true }));
  await user.keyboard("{ArrowLeft}");
  screen.getByText("Three is open");
  await user.keyboard("{ArrowRight}{ArrowRight}");
  expect(screen.getByRole("tabpanel", { name: "Two" }).textContent).toBe("Two is open");
  expect(document.activeElement).toBe(screen.getByRole("tab", { name: "Two", selected: true }));
  await user.keyboard("{End}");
  screen.getByText("Three is open");
  await user.click(screen.getByRole("tab", { name: "One" }));
  expect(screen.queryByText("Three is open")).toBeNull();
});
