import { errorTable } from "@mindreel/contract/wire/errors";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { toast } from "#test/browser.ts";
import { show } from "#test/render.tsx";
import { fails, responds } from "#test/server.ts";
import { FollowButton } from "./FollowButton.tsx";
import { FollowsList } from "./FollowsList.tsx";

const follows = "GET /api/notices/v1/follows/";
const wildlife = { kind: "categories", id: 3, name: "Wildlife" } as const;

it("follows and unfollows a category", async () => {
  responds(follows, { categories: [], series: [] });
  const followed = responds("PUT /api/notices/v1/categories/{id}/follow/", null);
  const ended = responds("DELETE /api/notices/v1/categories/{id}/follow/", null);
  const { user } = show(<FollowButton thing={wildlife} />);
  const button = await screen.findByRole("button", { name: "Follow Wildlife", pressed: false });
  await waitFor(() => expect(button).toHaveProperty("disabled", false));
  await user.click(button);
  await user.click(await screen.findByRole("button", { name: "Following Wildlife", pressed: true }));
  await screen.findByRole("button", { name: "Follow Wildlife", pressed: false });
  await waitFor(() => expect(ended.map(({ url }) => url.pathname)).toEqual(["/api/notices/v1/categories/3/follow/"]));
  expect(followed).toHaveLength(1);
});

it("reports a failure, and shows the actual state", async () => {
  responds(follows, { categories: [], series: [] });
  fails("PUT /api/notices/v1/series/{id}/follow/", "internal");
  const { user } = show(<FollowButton thing={{ ...wildlife, kind: "series" }} />);
  const button = await screen.findByRole("button", { name: "Follow Wildlife" });
  await waitFor(() => expect(button).toHaveProperty("disabled", false));
  await user.click(button);
  await toast(errorTable.internal.message);
  await screen.findByRole("button", { name: "Follow Wildlife", pressed: false });
});

it("lists follows, and removes them", async () => {
  responds(follows, { categories: [{ id: 3, name: "Wildlife" }], series: [{ id: 5, name: "The sea" }] });
  const ended = responds("DELETE /api/notices/v1/series/{id}/follow/", null);
  const { press } = show(<FollowsList />);
  expect((await screen.findByRole("link", { name: "Wildlife" })).getAttribute("href")).toBe("/?category=Wildlife");
  expect(screen.getByRole("link", { name: "The sea" }).getAttribute("href")).toBe("/series/5");
  await press("Unfollow The sea");
  await waitFor(() => expect(screen.queryByRole("link", { name: "The sea" })).toBeNull());
  expect(ended).toHaveLength(1);
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "What you follow" }));
});

it("explains where to follow something, if there are no follows", async () => {
  responds(follows, { categories: [], series: [] });
  show(<FollowsList />);
  await screen.findByText(/^Nothing yet/);
});
