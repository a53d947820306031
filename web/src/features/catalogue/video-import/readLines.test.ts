import { describe, expect, it } from "vitest";
import { textOf } from "#shared/import/readTable.ts";
import * as imported from "./readLines.ts";

const readLines = (text: string) => imported.readLines(text).lines;

const a = "https://youtu.be/aqz-KE-bpKQ";
const b = "https://vimeo.com/1084537";

describe("imported lines", () => {
  it.each([
    ["URLs only", `${a}\n${b}`],
    ["URLs only, with Windows line endings and a trailing one", `${a}\r\n${b}\r\n`],
  ])("can be %s", (_, text) => {
    expect(readLines(text)).toEqual([
      { line: 1, url: a },
      { line: 2, url: b },
    ]);
  });

  it.each([
    ["tabs", "\t"],
    ["commas", ","],
    ["semicolons", ";"],
  ])("can be separated by %s", (_, sign) => {
    expect(readLines([[a, "One", "Nature"].join(sign), [b, "Two", ""].join(sign)].join("\n"))).toEqual([
      { line: 1, url: a, title: "One", category: "Nature" },
      { line: 2, url: b, title: "Two" },
    ]);
  });

  it("keep their line numbers after empty lines and quoted line breaks", () => {
    const text = `\n${a},"One, ""the first""",Nature,"About it,\nin two lines"\n\n ,,\n${b},Two\n`;
    expect(readLines(text)).toEqual([
      { line: 2, url: a, title: 'One, "the first"', category: "Nature", description: "About it,\nin two lines" },
      { line: 6, url: b, title: "Two" },
    ]);
  });

  it("follow a heading line in any order, and unknown columns are sent to be named", () => {
    expect(readLines(`Title,Rating,URL,Category\nOne,5,${a},Nature\n`)).toEqual([
      { line: 2, url: a, title: "One", category: "Nature", Rating: "5" },
    ]);
  });

  it("are empty for an empty text", () => {
    expect(readLines("")).toEqual([]);
    expect(readLines(" \n\t\n")).toEqual([]);
  });
});

it("decodes a file as UTF-8 with a byte order mark, or as Windows-1252", async () => {
  const file = (...bytes: number[]) => new File([new Uint8Array(bytes)], "a.csv");
  expect(await textOf(file(0xef, 0xbb, 0xbf, 0xc3, 0xa9))).toBe("é");
  expect(await textOf(file(0x93, 0xe9, 0x94))).toBe("“é”");
});
