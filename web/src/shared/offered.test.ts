import { likelyCurrency } from "@mindreel/contract/plain/offered";
import { expect, it } from "vitest";

it.each([
  [["de-AT", "en-US"], "eur"],
  [["en", "de-CH"], "chf"],
  [["en"], undefined],
  // Chromium's, where the system has no language.
  [["en-US@posix"], undefined],
  [["en-US@posix", "en-GB"], "gbp"],
])("%j pays in %s", (languages, currency) => {
  expect(likelyCurrency(languages)).toBe(currency);
});
