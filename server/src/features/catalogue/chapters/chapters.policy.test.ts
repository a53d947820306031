import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chaptersInDescription, chaptersInFile } from "./chapters.policy.ts";

const listed = (description: string) =>
  chaptersInDescription(description).map(({ start, title }) => `${start} ${title}`);

describe("a description lists chapters", () => {
  it.each([
    ["as times and titles", "0:00 Welcome\n1:05 The sea", ["0 Welcome", "65 The sea"]],
    ["between other words", "A film.\n\n0:00 One\nSee 3:07!\n1:02:03 Two\n\nThanks", ["0 One", "3723 Two"]],
    ["as a list with dashes", "- 00:00 - One\n- 00:10 – Two", ["0 One", "10 Two"]],
    ["with numbers", "1. 0:00 One\n2) 4:05: Two", ["0 One", "245 Two"]],
    ["in brackets", "(0:00) One\n[0:30] Two", ["0 One", "30 Two"]],
    ["with their ends", "0:00 - 0:59 One\n0:59–2:00: Two", ["0 One", "59 Two"]],
    ["with titles in front", "One 0:00\nTwo (1:00)\nThree – 1:30", ["0 One", "60 Two", "90 Three"]],
    ["after other times", "Recorded at 18:30.\n18:30 Doors\n0:00 One\n0:10 Two", ["0 One", "10 Two"]],
    ["until its times go back", "0:00 One\n0:10 Two\n0:05 Three\n0:20 Four", ["0 One", "10 Two"]],
    ["with lines of Windows", "0:00 One\r\n0:10 Two\r\n", ["0 One", "10 Two"]],
  ])("%s", (_, description, expected) => expect(listed(description)).toEqual(expected));

  it.each([
    ["where there are no times", "A film about the sea."],
    ["where one time stands alone", "0:00 Welcome"],
    ["where none begins at 0:00", "1:00 One\n2:00 Two"],
    ["where times have no words", "0:00\n1:00\n2:00"],
    ["where times stand in sentences", "At 0:00 it begins, at 1:00 it ends. 0:00 and 1:00."],
    ["where it is no time", "0:00:00:00 One\n0:61 Two"],
  ])("but not %s", (_, description) => expect(listed(description)).toEqual([]));

  it("in ascending order from 0, with titles within the limit, for any text", () => {
    const piece = fc.constantFrom(
      "0:00",
      "1:0",
      "59:59",
      " - ",
      "\n",
      "(",
      ")",
      "1.",
      "Word",
      "😀",
      "\ud800",
      "\t",
      ":",
    );
    const text = fc
      .array(fc.oneof(piece, fc.string({ unit: "grapheme" })), { maxLength: 60 })
      .map((all) => all.join(""));
    fc.assert(
      fc.property(text, (description) => {
        const chapters = chaptersInDescription(description);
        expect(chapters.length === 0 || chapters[0]?.start === 0).toBe(true);
        for (const [n, { start, title }] of chapters.entries()) {
          expect(start).toBeGreaterThan(chapters[n - 1]?.start ?? -1);
          expect(title.length).toBeLessThanOrEqual(200);
          expect([title.trim(), title.isWellFormed(), title === ""]).toEqual([title, true, false]);
        }
      }),
    );
  });

  it("without taking long over a long line", () => {
    const before = performance.now();
    for (const sign of ["0:0", " ", "(", "-", "1:1", "0:00 - ", "9. "]) {
      chaptersInDescription(`0:00 ${sign.repeat(5000 / sign.length)}\n${sign.repeat(5000 / sign.length)}`);
    }
    expect(performance.now() - before).toBeLessThan(2000);
  });
});

it("a chapter file gives the second each chapter begins in, and the last of those that share a second", () => {
  const cues = [
    { start: 0, plain: "Part one" },
    { start: 900, plain: "Welcome" },
    { start: 61_500, plain: "x".repeat(300) },
  ];
  expect(chaptersInFile(cues)).toEqual([
    { start: 0, title: "Welcome" },
    { start: 61, title: "x".repeat(200) },
  ]);
});
