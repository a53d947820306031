import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { show } from "#test/render.tsx";
import { LoadMore } from "./LoadMore.tsx";

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
