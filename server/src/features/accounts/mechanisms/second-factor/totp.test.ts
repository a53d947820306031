import { expect, it } from "vitest";
import { stepOf } from "./totp.ts";

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
