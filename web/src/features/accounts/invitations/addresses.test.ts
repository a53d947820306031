import { expect, it } from "vitest";
import { addressesIn } from "./InvitePeople.tsx";

it("takes addresses in any separation, with names or without, each once", () => {
  const text = `Ada <ada@example.com>, "Bea, B." <bea@example.com>; cleo@example.com
dora@example.com	eva@example.com ada@example.com,,`;
  expect(addressesIn(text)).toEqual(["ada", "bea", "cleo", "dora", "eva"].map((name) => `${name}@example.com`));
  expect(addressesIn(" \n")).toEqual([]);
});
