import { afterEach, expect, it } from "vitest";
import { translated } from "./useSpokenParts.ts";

afterEach(() => document.documentElement.removeAttribute("lang"));

it("announces the position on the time line in the page's language", () => {
  document.documentElement.lang = "de";
  expect(translated("1 hour 2 min 3 sec out of 2 hour")).toBe("1 Stunde 2 Minuten 3 Sekunden out of 2 Stunden");
  expect(translated("Vor 10 sec")).toBe("Vor 10 Sekunden");
});

it("leaves translated text unchanged", () => {
  document.documentElement.lang = "de";
  const once = translated("0 sec out of 10 min");
  expect(translated(once)).toBe(once);
});
