import { expect, it } from "vitest";
import { decoyHash, hashPassword, verifyPassword } from "./password.ts";

const parameters = (hash: string) => hash.split("$").slice(0, 4);

it("takes as long when there is no password to verify", async () => {
  expect(parameters(decoyHash)).toEqual(parameters(await hashPassword("a quiet lake at dawn")));
  expect(await verifyPassword(undefined, "a quiet lake at dawn")).toBe(false);
});
