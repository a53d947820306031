import { expect, it } from "vitest";
import { nextLog, unbroken } from "./log-files.ts";

const file = (name: string) => ({ name, file: name, until: new Date(0) });

it("names the next WAL file", () => {
  expect(nextLog("000000010000000000000001")).toBe("000000010000000000000002");
  expect(nextLog("0000000100000000000000FF")).toBe("000000010000000100000000");
  expect(nextLog("0000000A000000FF000000FF")).toBe("0000000A0000010000000000");
});

it("follows the WAL up to a gap, on its own timeline, and reports whether there is more", () => {
  const names = ["000000010000000000000003", "000000010000000000000004", "000000020000000000000005"];
  const last = "000000010000000000000002";
  const read = unbroken([...names, "00000002.history"].map(file), last);
  expect(read.chain.map(({ name }) => name)).toEqual(names.slice(0, 2));
  expect(read.gap).toBe(false);
  expect(unbroken([...names, "000000010000000000000006"].map(file), last).gap).toBe(true);
  expect(unbroken([], last)).toEqual({ chain: [], gap: false });
});
