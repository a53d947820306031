import { expect, it } from "vitest";
import { readTable, textOf } from "./readTable.ts";

const columns = { usual: ["link", "title"], headings: { url: "link", name: "title" }, key: "link" } as const;
const read = (text: string) => readTable(text, columns).map(({ cells }) => [cells.link, cells.title]);

it.each([
  ["tabs", "a.mp4\tOne\nb.mp4\tTwo"],
  ["tabs, with an empty last line", "a.mp4\tOne\nb.mp4\tTwo\n"],
  ["semicolons, with an empty last line", "a.mp4;One\r\nb.mp4;Two\r\n"],
  ["commas", "a.mp4,One\nb.mp4,Two\n"],
  ["quotes", '"a.mp4";"One"\n"b.mp4";"Two"\n'],
  ["a heading", "URL;Name\na.mp4;One\nb.mp4;Two\n"],
])("reads two columns with %s", (_what, text) => {
  expect(read(text)).toEqual([
    ["a.mp4", "One"],
    ["b.mp4", "Two"],
  ]);
});

it.each(["\t", ";", ","])("reads lines of which only some have a title, separated by %j", (delimiter) => {
  expect(read(`a.mp4\nb.mp4${delimiter}Two\nc.mp4\n`)).toEqual([
    ["a.mp4", undefined],
    ["b.mp4", "Two"],
    ["c.mp4", undefined],
  ]);
});

it("leaves commas and semicolons in titles alone", () => {
  expect(read("a.mp4\tOne, two; three\nb.mp4\tFour, five")).toEqual([
    ["a.mp4", "One, two; three"],
    ["b.mp4", "Four, five"],
  ]);
  expect(read("a.mp4;One, two\nb.mp4;Three, four")).toEqual([
    ["a.mp4", "One, two"],
    ["b.mp4", "Three, four"],
  ]);
});

it("counts the lines of quoted cells", () => {
  const rows = readTable('a.mp4,"One\ntwo"\n\nb.mp4,Three\n', columns);
  expect(rows.map(({ line }) => line)).toEqual([1, 4]);
});

it.each([
  ["UTF-8", Buffer.from("\ufeffZoë\tOne")],
  ["Windows-1252", Buffer.from("Zoë\tOne", "latin1")],
  ["UTF-16, such as Excel's Unicode text", Buffer.from("\ufeffZoë\tOne", "utf16le")],
  ["UTF-16 in the other byte order", Buffer.from("\ufeffZoë\tOne", "utf16le").swap16()],
])("reads a file in %s", async (_, content) => {
  expect(await textOf(new File([new Uint8Array(content)], "list.txt"))).toBe("Zoë\tOne");
});
