import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isTimeZone, quietUntil } from "./quiet-hours.ts";

const night = (timeZone: string) => ({ from: "22:00", until: "07:00", timeZone });

describe("quiet hours", () => {
  it.each([
    ["before them", "2026-11-23T20:59:00Z", null],
    ["as they begin", "2026-11-23T21:00:00Z", "2026-11-24T06:00:00.000Z"],
    ["after midnight", "2026-11-24T03:12:30Z", "2026-11-24T06:00:00.000Z"],
    ["as they end", "2026-11-24T06:00:00Z", null],
    ["when summer time begins", "2026-03-28T22:00:00Z", "2026-03-29T05:00:00.000Z"],
    ["when it ends", "2026-10-24T21:00:00Z", "2026-10-25T06:00:00.000Z"],
  ])("hold %s, by the member's own clock", (_when, now, end) => {
    expect(quietUntil(night("Europe/Berlin"), new Date(now))?.toISOString() ?? null).toBe(end);
  });

  it("may lie within a day, and may be empty", () => {
    const lunch = { from: "12:00", until: "13:30", timeZone: "Asia/Kolkata" };
    expect(quietUntil(lunch, new Date("2026-11-23T06:30:00Z"))?.toISOString()).toBe("2026-11-23T08:00:00.000Z");
    expect(quietUntil(lunch, new Date("2026-11-23T08:00:00Z"))).toBeNull();
    expect(quietUntil({ ...lunch, until: "12:00" }, new Date("2026-11-23T06:30:00Z"))).toBeNull();
    expect(quietUntil(null, new Date())).toBeNull();
    expect(quietUntil(night("Nowhere/Atlantis"), new Date())).toBeNull();
  });

  it("end within a day, at a later time", () => {
    const time = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }));
    const words = time.map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":"));
    const zone = fc.constantFrom("UTC", "Europe/Berlin", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe");
    const moment = fc.date({ min: new Date("2026-01-01"), max: new Date("2027-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(words, words, zone, moment, (from, until, timeZone, now) => {
        const quiet = { from, until, timeZone };
        const end = quietUntil(quiet, now);
        if (end === null) return;
        expect(end.getTime()).toBeGreaterThan(now.getTime());
        expect(end.getTime() - now.getTime()).toBeLessThanOrEqual(25 * 3_600_000);
      }),
    );
  });

  it("recognise time zones by name", () => {
    expect([isTimeZone("Europe/Berlin"), isTimeZone("Mars"), isTimeZone("")]).toEqual([true, false, false]);
  });
});
