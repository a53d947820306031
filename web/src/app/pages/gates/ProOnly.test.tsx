import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { isProQuery } from "#features/billing/entitlement/isPro.ts";
import { queryClient } from "#shared/api/query.ts";
import { show } from "#test/render.tsx";
import { fails, responds } from "#test/server.ts";
import { proGate } from "./gates.ts";
import { ProOnly } from "./ProOnly.tsx";

const checkPro = "GET /api/accounts/v1/checkpro/";
const stills = { categories: [], stills: [], video_count: 0, category_count: 0, new_count: 0 };
const showVideos = () =>
  show(
    <ProOnly gate={proGate}>
      <p>The videos</p>
    </ProOnly>,
    "/list",
  );

it("shows its content to pro members", async () => {
  responds(checkPro, true);
  showVideos();
  await screen.findByText("The videos");
});

it("shows the gate to members without pro, until they have it", async () => {
  responds(checkPro, false);
  responds("GET /api/public/v1/showcase/", stills);
  showVideos();
  await screen.findByRole("heading", { name: "You are not a pro user" });
  expect(screen.queryByText("The videos")).toBeNull();
  responds(checkPro, true);
  await queryClient.invalidateQueries(isProQuery);
  await screen.findByText("The videos");
  await waitFor(() => expect(screen.queryByRole("heading", { name: "You are not a pro user" })).toBeNull());
});

it("links from the gate to the subscription", async () => {
  responds(checkPro, false);
  responds("GET /api/public/v1/showcase/", stills);
  const { user, address } = showVideos();
  await user.click(await screen.findByRole("link", { name: "Subscribe" }));
  expect(address()).toBe("/subscription");
});

it("shows the error if the pro status does not load", async () => {
  fails(checkPro, "internal");
  showVideos();
  await screen.findByText("This didn't load");
});
