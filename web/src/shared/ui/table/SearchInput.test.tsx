import { render, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { Mantine } from "#shared/mantine/Mantine.tsx";
import { SearchInput } from "./SearchInput.tsx";

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
