import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { show } from "#test/render.tsx";
import { hangs, responds } from "#test/server.ts";
import { VideosFilter } from "./VideosFilter.tsx";

const list = "GET /api/admin/v1/series/";
const field = () => screen.queryByRole("combobox", { name: "Series" });

beforeEach(() => responds("GET /api/category/v1/categories/", []));

it("has the field for series from the beginning, so that nothing moves when they are known", () => {
  hangs(list);
  show(<VideosFilter filter={{}} onChange={() => undefined} />);
  expect(field()).not.toBeNull();
});

it("has no field for series if there are none", async () => {
  responds(list, []);
  show(<VideosFilter filter={{}} onChange={() => undefined} />);
  await waitFor(() => expect(field()).toBeNull());
});
