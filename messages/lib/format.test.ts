import { formatIn } from "@mindreel/messages/format";
import { describe, expect, it } from "vitest";

const videos = { one: "{count} video of {name}", other: "{count} videos of {name}" } as const;

describe("a message", () => {
  it("is filled, and in the form that a number asks for", () => {
    expect(formatIn("en", videos, { count: 1, name: "Ada" })).toBe("1 video of Ada");
    expect(formatIn("en", videos, { count: 1234, name: "$& {count}" })).toBe("1,234 videos of $& {count}");
    expect(formatIn("de", videos, { count: 1234, name: "Ada" })).toBe("1.234 videos of Ada");
  });

  it("uses the plural forms of its language", () => {
    const days = { zero: "0", one: "1", two: "2", few: "few", many: "many", other: "other" };
    const said = [0, 1, 2, 3, 11, 100].map((count) => formatIn("ar", days, { count }));
    expect(said).toEqual(["0", "1", "2", "few", "many", "other"]);
  });

  it("isolates user text in a right-to-left sentence", () => {
    expect(formatIn("ar", "مرحبًا {name}", { name: "Ada!" })).toBe("مرحبًا \u2068Ada!\u2069");
    expect(formatIn("ar", "{n}", { n: 1234 })).toBe("1,234");
    expect(formatIn("ar", "{page}", { page: "https://films.example/" })).toBe("https://films.example/");
  });
});
