import { expect, it } from "vitest";
import { plainCode, stepOf } from "./totp.ts";

it("accepts the codes of RFC 6238, one time step early or late at most", () => {
  const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
  for (const [seconds, code] of [
    [59, "287082"],
    [1_111_111_109, "081804"],
    [20_000_000_000, "353130"],
  ] as const) {
    const step = Math.floor(seconds / 30);
    for (const shift of [-30, 0, 30]) expect(stepOf(secret, code, new Date((seconds + shift) * 1000))).toBe(step);
    for (const shift of [-60, 60]) expect(stepOf(secret, code, new Date((seconds + shift) * 1000))).toBeUndefined();
  }
});

it("takes the digits of every script, however they are set", () => {
  for (const zero of [
    0x30, 0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xe50, 0x1040, 0x17e0, 0xff10, 0x11066, 0x116da, 0x1d7d8, 0x1e950,
  ]) {
    const typed = [2, 8, 7, 0, 8, 9].map((value) => String.fromCodePoint(zero + value)).join("");
    expect(plainCode(` \u200f${typed.slice(0, 6)} ${typed.slice(6)}\u202c`)).toBe("287089");
  }
});
