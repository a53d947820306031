import { describe, expect, it } from "vitest";
import { filesOf } from "./files.ts";

const manifest = {
  "index.html": { file: "assets/index.js", imports: ["_react.js"], css: ["assets/index.css"] },
  "_react.js": { file: "assets/react.js" },
  "_card.js": { file: "assets/card.js", imports: ["_react.js", "_button.js"], css: ["assets/card.css"] },
  "_button.js": { file: "assets/button.js", css: ["assets/button.css"] },
  "src/Home.tsx": {
    file: "assets/Home.js",
    imports: ["index.html", "_card.js", "_button.js"],
    css: ["assets/Home.css"],
  },
  "src/Frame.tsx": { file: "assets/Frame.js", imports: ["_button.js", "_ring.js"], css: ["assets/button.css"] },
  "_ring.js": { file: "assets/ring.js", imports: ["src/Frame.tsx"] },
};
const filesAt = (...modules: string[]) =>
  filesOf(
    manifest,
    modules.map((file) => ({ file })),
  );

describe("the files of a page", () => {
  it("are listed once, dependencies first, without those of the document", () => {
    expect(filesAt("src/Home.tsx", "src/Frame.tsx")).toEqual({
      scripts: ["button", "card", "Home", "ring", "Frame"].map((name) => `/assets/${name}.js`),
      styles: ["button", "card", "Home"].map((name) => `/assets/${name}.css`),
    });
  });

  it("are empty for what the document already has, or the build does not contain", () => {
    expect(filesAt("_react.js", "index.html", "src/nowhere.tsx")).toEqual({ scripts: [], styles: [] });
  });
});
