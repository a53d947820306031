import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { boot } from "#shared/boot.ts";
import { bootWith } from "#test/browser.ts";
import { show } from "#test/render.tsx";
import { LegalLinks } from "./LegalLinks.tsx";

const links = () => screen.queryAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);

it("links the pages that there are, and the owner's address", () => {
  show(<LegalLinks />);
  expect(links()).toEqual([]);
  const legal = { version: 1, documents: ["terms"] as const };
  const site = { ...boot.site, contact: "hello@kino.example", legal, pages: [{ slug: "about", title: "About us" }] };
  bootWith({ site });
  show(<LegalLinks />);
  const always = [
    ["Terms", "/legal/terms"],
    ["Contact", "mailto:hello@kino.example"],
  ];
  expect(links()).toEqual([["About us", "/pages/about"], ...always]);
});

it("links only the legal pages of a closed site", () => {
  const legal = { version: 1, documents: ["terms"] as const };
  bootWith({ site: { ...boot.site, closed: true, legal, pages: [{ slug: "about", title: "About us" }] } });
  show(<LegalLinks />);
  expect(links()).toEqual([["Terms", "/legal/terms"]]);
});
