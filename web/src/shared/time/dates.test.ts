import { afterEach, expect, it } from "vitest";
import { dayOf, longDay, momentOf } from "./dates.ts";

const moment = "2025-12-01T23:30:00.000Z";

afterEach(() => document.documentElement.removeAttribute("lang"));

it("formats days in UTC, in the page's language", () => {
  expect([dayOf(moment), momentOf(moment), longDay(moment)]).toEqual([
    "1 Dec 2025",
    "1 Dec 2025, 23:30",
    "1 December 2025",
  ]);
  document.documentElement.lang = "de";
  expect([dayOf(moment), momentOf(moment), longDay(moment)]).toEqual([
    "01.12.2025",
    "01.12.2025, 23:30",
    "1. Dezember 2025",
  ]);
});
