import { expect, it } from "vitest";
import { correction, insteadOf } from "./terms.policy.ts";

const typed = { word: "lectures", stem: "lectur", n: 1 };
const similar = (word: string, stem: string) => ({ typed: "lectures", word, stem, n: 500, begins: false });

it("takes no other form of a word for a correction of it", () => {
  expect(insteadOf(typed, false, [similar("lecture", "lectur")])).toEqual([]);
  expect(correction([{ ...typed, instead: [] }])).toBeNull();
});

it("corrects a rare word to a frequent one that differs by a letter", () => {
  const [found] = insteadOf(typed, false, [similar("lecturer", "lectur"), similar("fectures", "fectur")]);
  expect(found?.word).toBe("fectures");
});
