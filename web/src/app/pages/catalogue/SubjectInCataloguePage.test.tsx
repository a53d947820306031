import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { show } from "#test/render.tsx";
import { fails, responds } from "#test/server.ts";
import { Component as SubjectPage } from "./SubjectInCataloguePage.tsx";

const call = "GET /api/public/v1/categories/{id}/";

it("leads to the category in the catalogue", async () => {
  responds(call, { id: 3, name: "Nature", description: "", count: 0, next: null, previous: null, results: [] });
  const { address } = show(<SubjectPage />, "/subjects/3");
  await waitFor(() => expect(address()).toBe("/?category=Nature"));
});

it("says within the frame that there is no such category", async () => {
  fails(call, "not_found");
  show(<SubjectPage />, "/subjects/3");
  await screen.findByRole("heading", { level: 1, name: "Page Not Found" });
  expect(screen.queryByRole("banner")).toBeNull();
  expect(document.title).toBe("Page Not Found · Mindreel");
});

it("can be tried again if the server failed", async () => {
  fails(call, "internal");
  show(<SubjectPage />, "/subjects/3");
  await screen.findByRole("button", { name: "Try again" });
});
