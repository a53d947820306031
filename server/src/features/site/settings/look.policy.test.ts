import chroma from "chroma-js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  accentStyle,
  isDarkEnough,
  isReadable,
  nearestDark,
  nearestReadable,
  stageStyle,
  tokensOf,
  tokensOn,
} from "./look.policy.ts";

const color = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, "0")}`);
const contrast = (one: string | undefined, other: string | undefined) => chroma.contrast(one ?? "", other ?? "");

describe("an accent", () => {
  it("is refused if white text on it is unreadable, and the nearest readable one has the same hue", () => {
    expect(["#454ee2", "#b00020", "#000000"].map(isReadable)).toEqual([true, true, true]);
    expect(["#ffd400", "#7fff00", "#ffffff"].map(isReadable)).toEqual([false, false, false]);
    const [, , hue] = chroma("#ffd400").oklch();
    const [, , nearestHue] = chroma(nearestReadable("#ffd400")).oklch();
    expect(Math.abs(hue - nearestHue)).toBeLessThan(15);
    expect(nearestReadable("#454ee2")).toBe("#454ee2");
  });

  it("is readable in both schemes, whatever its colour, once it is accepted", () => {
    fc.assert(
      fc.property(color, (any) => {
        const accent = nearestReadable(any);
        const { light, dark } = tokensOf(accent);
        expect(contrast(accent, "#ffffff")).toBeGreaterThanOrEqual(4.5);
        for (const ground of ["#ffffff", "#f5f6fb", light["brand-soft"]]) {
          expect(contrast(light["brand-text"], ground)).toBeGreaterThanOrEqual(4.5);
        }
        expect(contrast(light["brand-mark"], "#ffffff")).toBeGreaterThanOrEqual(3);
        expect(contrast(light["brand-hover"], "#ffffff")).toBeGreaterThanOrEqual(4.5);
        for (const fill of [dark["brand"], dark["brand-hover"]]) {
          expect(contrast(fill, "#ffffff")).toBeGreaterThanOrEqual(4.5);
        }
        for (const ground of ["#0f111e", "#191b2b"]) {
          expect(contrast(dark["brand"], ground)).toBeGreaterThanOrEqual(3);
          expect(contrast(dark["brand-mark"], ground)).toBeGreaterThanOrEqual(3);
          expect(contrast(light["brand-on-dark"], ground)).toBeGreaterThanOrEqual(3);
          expect(contrast(dark["brand-text"], ground)).toBeGreaterThanOrEqual(4.5);
        }
        expect(contrast(dark["brand-text"], dark["brand-soft"])).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});

it("the rules contain nothing but colours", () => {
  fc.assert(
    fc.property(color, (any) => {
      const values = [...accentStyle(nearestReadable(any)).matchAll(/:(#[^;}]*)/g)].map(([, value]) => value);
      expect(values.length).toBeGreaterThan(20);
      for (const value of values) expect(value).toMatch(/^#[0-9a-f]{6}$/);
    }),
  );
});

/** The texts of the design on dark backgrounds that stay whatever the stage is: see web/src/shared/theme/tokens.css. */
const fixed = ["#eaebf1", "#d2d4dc", "#ffaf5b", "#f88987", "#66d592", "#c3c5d2", "#ffffff"];

describe("a stage", () => {
  it("is refused if it is too light, and the nearest one that is dark enough has the same hue", () => {
    expect(["#0a0b16", "#000000", "#10241a", "#2a0f14"].map(isDarkEnough)).toEqual([true, true, true, true]);
    expect(["#ffffff", "#454ee2", "#555555"].map(isDarkEnough)).toEqual([false, false, false]);
    const [, , hue] = chroma("#2f7a4f").oklch();
    const [, , nearestHue] = chroma(nearestDark("#2f7a4f")).oklch();
    expect(Math.abs(hue - nearestHue)).toBeLessThan(15);
    expect(nearestDark("#10241a")).toBe("#10241a");
  });

  it("carries texts, controls and buttons in every accent, whatever its colour, once it is accepted", () => {
    fc.assert(
      fc.property(color, color, (anyStage, anyAccent) => {
        const [stage, accent] = [nearestDark(anyStage), nearestReadable(anyAccent)];
        expect(isDarkEnough(stage)).toBe(true);
        const tokens = tokensOn(stage, accent);
        const grounds = [stage, tokens["bg"], tokens["bg-soft"], tokens["surface"], tokens["surface-hover"]];
        for (const ground of grounds) {
          for (const text of [...fixed, tokens["text-dim"], tokens["brand-text"]]) {
            expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
          }
          for (const mark of [tokens["line-strong"], tokens["brand-mark"]]) {
            expect(contrast(mark, ground)).toBeGreaterThanOrEqual(3);
          }
        }
        expect(contrast(tokens["brand-text"], tokens["brand-soft"])).toBeGreaterThanOrEqual(4.5);
        for (const fill of [tokens["brand"], tokens["brand-hover"]]) {
          expect(contrast(fill, "#ffffff")).toBeGreaterThanOrEqual(4.5);
        }
        for (const ground of [stage, tokens["bg"]]) expect(contrast(tokens["brand"], ground)).toBeGreaterThanOrEqual(3);
      }),
    );
  });

  it("is given to pages as rules that contain nothing but colours", () => {
    fc.assert(
      fc.property(color, color, (stage, accent) => {
        const style = stageStyle(nearestDark(stage), nearestReadable(accent));
        const values = [...style.matchAll(/:(#[^;}]*)/g)].map(([, value]) => value);
        expect(values.length).toBeGreaterThan(12);
        for (const value of values) expect(value).toMatch(/^#[0-9a-f]{6}$/);
      }),
    );
  });
});
