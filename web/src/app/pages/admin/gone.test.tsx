import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Component as MemberPage } from "#app/pages/admin/members/MemberPage.tsx";
import { show } from "#test/render.tsx";
import { fails, responds } from "#test/server.ts";
import { Component as VideoPage } from "./library/VideoPage.tsx";

it("a member's page says that there is no such member, and leads to all of them", async () => {
  fails("GET /api/accounts/v1/userlist/{id}/", "not_found");
  show(<MemberPage />, "/admin/users/999999");
  await screen.findByRole("heading", { name: "There's no such member" });
  expect(screen.getByRole("link", { name: "Show all members" }).getAttribute("href")).toBe("/admin/users-list");
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

it("a video's page says that there is no such video, and leads to all of them", async () => {
  fails("GET /api/category/v1/video/{id}/", "not_found");
  responds("GET /api/category/v1/categories/", []);
  show(<VideoPage />, "/admin/videos/999999");
  await screen.findByRole("heading", { name: "There's no such video" });
  expect(screen.getByRole("link", { name: "Show all videos" }).getAttribute("href")).toBe("/admin/videos");
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});
