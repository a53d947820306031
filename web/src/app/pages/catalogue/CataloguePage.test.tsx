import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { member, pageOf, video } from "#test/library.ts";
import { show } from "#test/render.tsx";
import { answers } from "#test/server.ts";
import { Component as CataloguePage } from "./CataloguePage.tsx";

beforeEach(() => {
  answers("GET /api/accounts/v1/checkpro/", true);
  answers("GET /api/accounts/v1/current_user/", member());
  answers("GET /api/category/v1/categories/", []);
});

it("shows on each card how long its video is, and says it in words", async () => {
  answers("GET /api/category/v1/video/", pageOf([video(1, { duration: 3723 }), video(2)]));
  show(<CataloguePage />, "/");
  const known = { name: "Play Film 1", description: "1 hour 2 minutes 3 seconds" };
  expect((await screen.findByRole("button", known)).textContent).toBe("1:02:03");
  expect(screen.getByRole("button", { name: "Play Film 2", description: "" }).textContent).toBe("");
});

it("keeps a chosen length and ordering in its address, and asks for them", async () => {
  const asked = answers("GET /api/category/v1/video/", pageOf([video(1)]));
  const { user, address } = show(<CataloguePage />, "/?length=nonsense");
  await screen.findByRole("button", { name: "Play Film 1" });
  expect(asked[0]?.url.searchParams.has("min_duration")).toBe(false);
  await user.selectOptions(screen.getByRole("combobox", { name: "Length" }), "10 to 30 minutes");
  await user.selectOptions(screen.getByRole("combobox", { name: "Order" }), "Shortest");
  await waitFor(() => {
    const last = asked.at(-1)?.url.searchParams;
    expect(Object.fromEntries(last ?? [])).toMatchObject({
      min_duration: "600",
      max_duration: "1800",
      ordering: "duration",
    });
  });
  expect(address()).toContain("length=medium");
  expect(address()).toContain("ordering=duration");
  await user.selectOptions(screen.getByRole("combobox", { name: "Length" }), "Any length");
  await waitFor(() => expect(address()).not.toContain("length"));
});
