import { describe, expect, it } from "vitest";
import { textOf } from "#shared/import/readTable.ts";
import { readLines } from "./readLines.ts";

const a = "https://youtu.be/aqz-KE-bpKQ";
const b = "https://vimeo.com/1084537";

describe("lines", () => {
  it.each([
    ["addresses alone", `${a}\n${b}`],
    ["addresses alone, from Windows, with a last line's end", `${a}\r\n${b}\r\n`],
  ])("are %s", (_, text) => {
    expect(readLines(text)).toEqual([
      { line: 1, url: a },
      { line: 2, url: b },
    ]);
  });

  it.each([
    ["tabs", "\t"],
    ["commas", ","],
    ["semicolons", ";"],
  ])("are split by %s", (_, sign) => {
    expect(readLines([[a, "One", "Nature"].join(sign), [b, "Two", ""].join(sign)].join("\n"))).toEqual([
      { line: 1, url: a, title: "One", category: "Nature" },
      { line: 2, url: b, title: "Two" },
    ]);
  });

  it("keep their numbers past empty lines and quoted ends of lines", () => {
    const text = `\n${a},"One, ""the first""",Nature,"About it,\nin two lines"\n\n ,,\n${b},Two\n`;
    expect(readLines(text)).toEqual([
      { line: 2, url: a, title: 'One, "the first"', category: "Nature", description: "About it,\nin two lines" },
      { line: 6, url: b, title: "Two" },
    ]);
  });

  it("go by the headings, whatever their order, and leave other columns out", () => {
    expect(readLines(`Title,Rating,URL,Category\nOne,5,${a},Nature\n`)).toEqual([
      { line: 2, url: a, title: "One", category: "Nature" },
    ]);
  });

  it("are none where there is nothing", () => {
    expect(readLines("")).toEqual([]);
    expect(readLines(" \n\t\n")).toEqual([]);
  });
});

it("reads a file in UTF-8, with its mark, and as Windows wrote it", async () => {
  const file = (...bytes: number[]) => new File([new Uint8Array(bytes)], "a.csv");
  expect(await textOf(file(0xef, 0xbb, 0xbf, 0xc3, 0xa9))).toBe("é");
  expect(await textOf(file(0x93, 0xe9, 0x94))).toBe("“é”");
});
