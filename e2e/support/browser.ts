import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

interface Browser {
  executablePath: string;
  args: string[];
  env: NodeJS.ProcessEnv;
}

const usualPlaces = [
  "/usr/bin/chromium",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/chromium-browser",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

// Playwright adds the rest (headless, no sandbox, no background networking).
const args = ["--disable-gpu", "--disable-quic"];

// The package's own file finds fonts only in /tmp; this one finds them in its own folder.
const fontsConf = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/** The installed Chrome or Chromium if there is one, else the Chromium from an npm package. */
export async function findBrowser(): Promise<Browser> {
  const chosen = process.env["CHROME_PATH"];
  if (chosen && !existsSync(chosen)) throw new Error(`CHROME_PATH names no file: ${chosen}`);
  const executablePath = chosen || usualPlaces.find((path) => existsSync(path));
  if (executablePath) return { executablePath, args, env: process.env };

  if (process.platform !== "linux" || process.arch !== "x64") {
    throw new Error("No Chrome or Chromium found: install one, or name it in CHROME_PATH.");
  }
  const folder = await packagedChromium();
  return {
    executablePath: join(folder, "chromium"),
    args,
    // For the browser only: the server under test must not load these libraries.
    env: {
      ...process.env,
      LD_LIBRARY_PATH: [join(folder, "al2023/lib"), process.env["LD_LIBRARY_PATH"]].filter(Boolean).join(":"),
      FONTCONFIG_PATH: join(folder, "fonts"),
    },
  };
}

/**
 * Unpacks each version once, into node_modules/.cache. Concurrent processes unpack into separate folders and the first
 * rename wins, so no process uses a half-written browser.
 */
async function packagedChromium(): Promise<string> {
  const entry = import.meta.resolve("@sparticuz/chromium");
  const manifest: unknown = JSON.parse(await readFile(new URL("../package.json", entry), "utf8"));
  if (typeof manifest !== "object" || manifest === null || !("version" in manifest)) {
    throw new Error("@sparticuz/chromium has no version.");
  }
  const cache = join(dirname(fileURLToPath(import.meta.url)), "../../node_modules/.cache");
  const folder = join(cache, `chromium-${manifest.version}`);
  if (existsSync(folder)) return folder;

  await mkdir(cache, { recursive: true });
  const staging = await mkdtemp(join(cache, "chromium-"));
  try {
    // In a child process, because the package unpacks into that process's temporary folder, and only includes the
    // libraries that a bare Linux lacks when it detects AWS Lambda.
    const unpack = "const { default: chromium } = await import(process.argv[1]); await chromium.executablePath();";
    await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", unpack, entry], {
      env: { ...process.env, TMPDIR: staging, AWS_LAMBDA_JS_RUNTIME: "nodejs22.x" },
    });
    await writeFile(join(staging, "fonts/fonts.conf"), fontsConf);
    await rename(staging, folder);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}
