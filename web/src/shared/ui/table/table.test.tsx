import { render, screen, waitFor, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { Mantine } from "#shared/mantine/Mantine.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { show } from "#test/render.tsx";
import { type Column, DataTable } from "./DataTable.tsx";
import { LoadMore } from "./LoadMore.tsx";
import { RowActions } from "./RowActions.tsx";
import { SearchInput } from "./SearchInput.tsx";

interface Film {
  readonly id: number;
  readonly title: string;
  readonly plays: number | null;
}

const pressed = vi.fn();
const columns: readonly Column<Film>[] = [
  { name: () => "Number", render: ({ id }) => id, tight: true },
  { name: () => "Title", render: ({ title }) => title },
  { name: () => "Plays", render: ({ plays }) => plays, end: true, narrow: "named" },
  {
    name: () => "Actions",
    render: ({ title }) => (
      <RowActions name={title}>
        <Button onClick={() => pressed(title)}>Delete {title}</Button>
      </RowActions>
    ),
    narrow: "actions",
  },
];
const rows = [
  { id: 1, title: "Owls", plays: 12 },
  { id: 2, title: "Bats", plays: null },
];

const places = (row: HTMLElement) =>
  within(row)
    .getAllByRole("cell")
    .map((cell) => cell.dataset["narrow"]);

it("makes the first column that is not tight a row's title, and hides values that there are not", () => {
  show(<DataTable label="Films" columns={columns} rows={rows} />);
  const [, first, second] = screen.getAllByRole("row");
  expect(first && places(first)).toEqual(["fact", "title", "named", "actions"]);
  expect(second && places(second)).toEqual(["fact", "title", "hidden", "actions"]);
});

it("leaves out a column of a narrow table as a whole, so that every value stays below its heading", () => {
  const [title, ...others] = columns;
  if (title === undefined) throw new Error("no column");
  show(
    <DataTable
      label="Films"
      columns={[title, { ...title, name: () => "Also", narrow: "hidden" }, ...others]}
      rows={rows}
    />,
  );
  const minor = screen
    .getAllByRole("row")
    .map((row) => [...row.children].map((cell) => cell.hasAttribute("data-minor")));
  for (const row of minor) expect(row).toEqual([false, true, false, false, false]);
});

it("opens a row's actions, and closes them after one, on Escape, and when something else is pressed", async () => {
  const { user } = show(
    <>
      <DataTable label="Films" columns={columns} rows={rows} />
      <p>Elsewhere</p>
    </>,
  );
  const button = screen.getByRole("button", { name: "Actions for Owls" });
  const isOpen = () => button.getAttribute("aria-expanded");
  await user.click(button);
  expect(isOpen()).toBe("true");
  await user.click(screen.getByRole("button", { name: "Delete Owls" }));
  expect(pressed.mock.lastCall).toEqual(["Owls"]);
  expect(isOpen()).toBe("false");
  await user.click(button);
  await user.keyboard("{Escape}");
  expect(isOpen()).toBe("false");
  expect(document.activeElement).toBe(button);
  await user.click(button);
  await user.click(screen.getByText("Elsewhere"));
  expect(isOpen()).toBe("false");
});

const query = {
  hasNextPage: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  isPlaceholderData: false,
  error: null,
  fetchNextPage: () => undefined,
};

it("says nothing below a list that fits on one page", () => {
  show(<LoadMore query={query} onLoad={() => undefined} />);
  expect(screen.queryByText("Nothing more to load")).toBeNull();
});

it("searches for what was typed before the script had loaded", async () => {
  const onSearch = vi.fn();
  const field = (
    <Mantine>
      <SearchInput label="Search all videos" placeholder="" searched="" onSearch={onSearch} />
    </Mantine>
  );
  const container = document.createElement("div");
  container.innerHTML = renderToString(field);
  document.body.append(container);
  const input = container.querySelector("input");
  if (input === null) throw new Error("The server renders no input.");
  input.value = "owls";
  render(field, { container, hydrate: true });
  await waitFor(() => expect(onSearch).toHaveBeenCalledWith("owls"));
  expect(input.value).toBe("owls");
});
