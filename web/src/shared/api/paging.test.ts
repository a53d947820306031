import { expect, it } from "vitest";
import { nextPage } from "./paging.ts";

it("reads page and cursor from the link to the next page", () => {
  expect(nextPage("http://localhost:3000/api/category/v1/video/?category=Art+%26+Film&page=3&cursor=a%2Bb")).toEqual({
    page: "3",
    cursor: "a+b",
  });
  expect(nextPage("/api/category/v1/video/?page=2")).toEqual({ page: "2" });
  expect(nextPage(null)).toBeUndefined();
});
