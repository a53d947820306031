import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, it } from "vitest";

const here = join(import.meta.dirname, "styles.ts");
const { resolve } = createRequire(here);
const source = readFileSync(here, "utf8");
const files = [...source.matchAll(/^import "(@mantine\/[^"]+\.css)";$/gm)].map(([, file = ""]) => file);

it("no Mantine style applies outside its components: it would stay when its page is left", () => {
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    expect(readFileSync(resolve(file), "utf8"), file).not.toMatch(/\b(body|html)\s*[,{]/);
  }
});
