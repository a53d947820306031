import { languages } from "@mindreel/contract/plain/languages";
import fc from "fast-check";
import { expect, it } from "vitest";
import { emailTemplate } from "./email-template.ts";
import { renderTemplate } from "./rendered-template.ts";
import { videoCards } from "./video-cards.ts";

const text = fc
  .oneof(
    fc.string({ unit: "grapheme", minLength: 1 }),
    fc.lorem(),
    fc.constantFrom("Ada & <b>Bob's</b>", "a  \n b", "\ue0001\ue001"),
  )
  .map((given) => given.trim())
  .filter((given) => given !== "");
const url = fc.webUrl({ withQueryParameters: true });
const content = fc.record(
  {
    title: text,
    before: fc.array(text, { maxLength: 3 }),
    action: fc.record({ text, link: url }),
    after: fc.array(text, { maxLength: 3 }),
    language: fc.constantFrom(...languages),
    footer: fc.record({ text, action: text, link: url }),
    cards: fc
      .array(fc.record({ id: fc.nat(), title: text, still: fc.option(url), duration: fc.constant(null) }), {
        minLength: 1,
        maxLength: 3,
      })
      .map((cards) => videoCards(cards, "https://films.example")),
    signature: fc.array(text, { minLength: 1, maxLength: 3 }).map((lines) => lines.join("\n")),
  },
  { requiredKeys: ["title", "before", "action", "after"] },
);

it("mails match React's rendering byte for byte", () => {
  fc.assert(
    fc.property(text, content, (appName, given) => {
      expect(emailTemplate(appName, given)).toEqual(renderTemplate(appName, given));
    }),
    { numRuns: 300 },
  );
});
