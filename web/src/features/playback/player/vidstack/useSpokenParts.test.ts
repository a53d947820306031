import { afterEach, expect, it } from "vitest";
import { translated } from "./useSpokenParts.ts";

afterEach(() => document.documentElement.removeAttribute("lang"));

it("says where the time line is in the page's language", () => {
  document.documentElement.lang = "de";
  expect(translated("1 hour 2 min 3 sec out of 2 hour")).toBe("1 Stunde 2 Minuten 3 Sekunden out of 2 Stunden");
  expect(translated("Vor 10 sec")).toBe("Vor 10 Sekunden");
});

it("leaves what it has translated as it is", () => {
  document.documentElement.lang = "de";
  const once = translated("0 sec out of 10 min");
  expect(translated(once)).toBe(once);
});
