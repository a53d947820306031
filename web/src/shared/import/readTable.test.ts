import { expect, it } from "vitest";
import { batchesOf } from "./batches.ts";
import { readTable, textOf } from "./readTable.ts";

const columns = { usual: ["link", "title"], headings: { link: ["url"], title: ["name"] }, key: "link" } as const;
const read = (text: string) => readTable(text, columns).rows.map(({ cells }) => [cells.link, cells.title]);

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
  const { rows } = readTable('a.mp4,"One\ntwo"\n\nb.mp4,Three\n', columns);
  expect(rows.map(({ line }) => line)).toEqual([1, 4]);
});

it("names a line with a quotation mark that is not closed, and reads the next ones", () => {
  const text = 'url,name\na.mp4,"One\nb.mp4,"Two"\nc.mp4,5" screen\n"d.mp4","Four\n"e.mp4","Five, six"\nf.mp4,"Seven\n';
  const { rows, broken } = readTable(text, columns);
  expect(rows.map(({ line, cells }) => [line, cells.title])).toEqual([
    [3, "Two"],
    [4, '5" screen'],
    [6, "Five, six"],
  ]);
  expect(broken).toEqual([
    { line: 2, fault: "quote", text: 'a.mp4,"One' },
    { line: 5, fault: "quote", text: '"d.mp4","Four' },
    { line: 7, fault: "quote", text: 'f.mp4,"Seven' },
  ]);
});

it("names a line with more cells than headings, instead of dropping them", () => {
  const { rows, broken } = readTable("url,name\na.mp4,One, two\nb.mp4,Three,\n", columns);
  expect(rows.map(({ line }) => line)).toEqual([3]);
  expect(broken).toEqual([{ line: 2, fault: "cells", text: "a.mp4,One, two" }]);
});

it("keeps the columns that it does not know, with their numbers", () => {
  const { rows, others } = readTable("Name,URL,Name,,__proto__,line\nOne,a.mp4,Uno,x,y,z\n", columns);
  expect(rows[0]?.cells).toEqual({ link: "a.mp4", title: "One" });
  expect(rows[0]?.others).toEqual({ Name: "Uno", "#4": "x", "#5": "y", "#6": "z" });
  expect([...others]).toEqual([
    ["Name", 3],
    ["#4", 4],
    ["#5", 5],
    ["#6", 6],
  ]);
  expect([...readTable("a.mp4,One,more", columns).others]).toEqual([["#3", 3]]);
});

it("follows Excel's own first line, and counts it", () => {
  const { rows } = readTable("sep=;\r\nurl;name\r\na.mp4;One, two, three\r\n", columns);
  expect(rows).toEqual([{ line: 3, cells: { link: "a.mp4", title: "One, two, three" }, others: {} }]);
});

it("finds the required column by its content if its heading is in an unknown language", () => {
  const isKey = (cell: string) => cell.includes(".mp4");
  const { rows } = readTable("Titel,Videolänk\nEtt,a.mp4\n", { ...columns, isKey });
  expect(rows).toEqual([{ line: 2, cells: { link: "a.mp4" }, others: { Titel: "Ett" } }]);
  expect(readTable("Ett\na.mp4\n", { ...columns, isKey }).rows).toHaveLength(2);
});

it.each([['a,"b\n'], ['"""a\n'], ['a,"b""c\n'], ['a,"\n']])("reads a megabyte of %j quickly", (line) => {
  const begun = performance.now();
  readTable(line.repeat(1_000_000 / line.length), columns);
  expect(performance.now() - begun).toBeLessThan(3000);
});

it.each([
  ["UTF-8", Buffer.from("\ufeffZoë\tOne")],
  ["Windows-1252", Buffer.from("Zoë\tOne", "latin1")],
  ["UTF-16, such as Excel's Unicode text", Buffer.from("\ufeffZoë\tOne", "utf16le")],
  ["UTF-16 in the other byte order", Buffer.from("\ufeffZoë\tOne", "utf16le").swap16()],
])("reads a file in %s", async (_, content) => {
  expect(await textOf(new File([new Uint8Array(content)], "list.txt"))).toBe("Zoë\tOne");
});

const lines = (count: number, description = "") =>
  Array.from({ length: count }, (_, n) => ({ line: n + 1, url: "x", description }));

it("keeps every line once and in order, within the limits of lines and bytes", () => {
  expect(batchesOf([], 100)).toEqual([]);
  expect(batchesOf(lines(250), 100).map((batch) => batch.length)).toEqual([100, 100, 50]);
  const long = lines(50, "ü".repeat(20_000));
  const batches = batchesOf(long, 100);
  expect(batches.flat()).toEqual(long);
  for (const batch of batches) expect(JSON.stringify(batch).length).toBeLessThan(1_000_000);
  expect(batches.length).toBeGreaterThan(1);
});
