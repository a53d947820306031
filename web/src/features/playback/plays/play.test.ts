import { afterEach, expect, it, vi } from "vitest";
import { play } from "#test/library.ts";
import { mayHaveExpired } from "./play.ts";

afterEach(() => vi.restoreAllMocks());

it.each(["2026-11-22T10:00:00.000Z", "1990-01-01T00:00:00.000Z", "2060-01-01T00:00:00.000Z"])(
  "requests a new address once the old one may have expired, on a device whose clock says %s",
  (now) => {
    const signed = play({ expires_at: "2026-11-22T14:00:00.000Z" });
    const givenAt = Date.parse(now);
    const after = (seconds: number) => vi.spyOn(Date, "now").mockReturnValue(givenAt + seconds * 1000);
    after(5);
    expect(mayHaveExpired(signed, givenAt)).toBe(false);
    after(4 * 3600);
    expect(mayHaveExpired(signed, givenAt)).toBe(true);
    expect(mayHaveExpired(play(), givenAt)).toBe(false);
  },
);
