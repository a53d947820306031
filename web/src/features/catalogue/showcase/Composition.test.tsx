import { QueryClientProvider } from "@tanstack/react-query";
import { render, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { queryClient } from "#shared/api/query.ts";
import { fails, responds } from "#test/server.ts";
import { Composition } from "./Composition.tsx";

const showcase = "GET /api/public/v1/showcase/";
const still = (number: number) => ({
  ...{ src: `/media/${number}.webp`, srcset: `/media/${number}.webp 320w`, avif: null, blur: null },
  ...{ title: `Film ${number}`, category: null },
});
const library = (count: number) => ({
  stills: Array.from({ length: count }, (_, number) => still(number)),
  ...{ categories: [], video_count: count, category_count: 0, new_count: 0 },
});
const pictures = () => [...document.querySelectorAll("img")].map((img) => img.getAttribute("src"));
const show = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <Composition />
    </QueryClientProvider>,
  );

describe("the picture composed of stills", () => {
  it.each([
    [8, 5],
    [4, 3],
    [2, 1],
  ])("has whole rows only: of %i stills, %i", async (count, shown) => {
    responds(showcase, library(count));
    show();
    await waitFor(() => expect(pictures()).toEqual(library(shown).stills.map(({ src }) => src)));
    for (const img of document.querySelectorAll("img")) expect(img.alt).toBe("");
  });

  it("is nothing without stills, and where visitors may not see any", async () => {
    const asked = responds(showcase, library(0));
    const { container, unmount } = show();
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(container.innerHTML).toBe("");
    unmount();
    queryClient.clear();
    fails(showcase, "internal");
    expect(show().container.innerHTML).toBe("");
  });
});
