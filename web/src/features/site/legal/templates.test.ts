import { blankIn, legalDocuments } from "@mindreel/contract/plain/kinds/legal";
import { languages } from "@mindreel/contract/plain/languages";
import { limits } from "@mindreel/contract/plain/limits";
import { expect, it } from "vitest";
import { templateOf } from "./templates.ts";

it.each(languages)(
  "has a template for each legal page that fits and cannot be published as it is (%s)",
  async (language) => {
    for (const document of legalDocuments) {
      const text = await templateOf(document, language);
      expect(text.length).toBeLessThan(limits.legalText);
      expect(blankIn(text)).toBeDefined();
      // Every bracket belongs to a blank.
      expect(text.replaceAll(/\[\[[^[\]]+\]\]/g, "")).not.toMatch(/[[\]]/);
    }
  },
);
