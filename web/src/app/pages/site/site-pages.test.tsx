import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { boot } from "#shared/boot.ts";
import { bootWith } from "#test/browser.ts";
import { show } from "#test/render.tsx";
import { fails, responds } from "#test/server.ts";
import { Component as LegalPage } from "./LegalPage.tsx";
import { Component as OwnPage } from "./OwnPage.tsx";

const call = "GET /api/public/v1/pages/{slug}/";

it("shows the owner's text, and links to the others", async () => {
  bootWith({
    site: {
      ...boot.site,
      pages: [
        { slug: "about", title: "About" },
        { slug: "faq", title: "Questions" },
      ],
    },
  });
  responds(call, { title: "About", html: "<h2>Who we are</h2>" });
  show(<OwnPage />, "/pages/about");
  screen.getByRole("heading", { name: "About", level: 1 });
  await screen.findByRole("heading", { name: "Who we are", level: 2 });
  expect(screen.getByRole("link", { name: "Questions" }).getAttribute("href")).toBe("/pages/faq");
});

it("does not exist if there is none at the address", async () => {
  fails(call, "not_found");
  show(<OwnPage />, "/pages/nothing");
  await screen.findByRole("heading", { name: "Page Not Found" });
});

describe("a legal page", () => {
  const call = "GET /api/public/v1/legal/{document}/";

  it("shows the owner's text, and links to the others", async () => {
    bootWith({ site: { ...boot.site, legal: { version: 3, documents: ["imprint", "terms"] } } });
    responds(call, { html: "<h2>Who we are</h2><p>Kino, Oslo</p>" });
    show(<LegalPage />, "/legal/imprint");
    screen.getByRole("heading", { name: "Imprint", level: 1 });
    await screen.findByRole("heading", { name: "Who we are", level: 2 });
    expect(screen.getByRole("link", { name: "Terms" }).getAttribute("href")).toBe("/legal/terms");
  });

  it("does not exist if the owner has written none", async () => {
    fails(call, "not_found");
    show(<LegalPage />, "/legal/refund");
    await screen.findByRole("heading", { name: "Page Not Found" });
  });
});
