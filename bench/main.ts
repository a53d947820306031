/** `npm run bench`, or `npm run bench -- scale`, `short`, `record` or the name of one part. See README.md. */
import { full, partNames } from "./full.ts";
import { scale } from "./scale.ts";
import { short } from "./short.ts";

const [kind = "full"] = process.argv.slice(2);
const kinds: Readonly<Record<string, () => Promise<void>>> = {
  full: () => full(),
  ...Object.fromEntries(partNames.map((name) => [name, () => full(name)])),
  scale,
  short: () => short(false),
  record: () => short(true),
};
const run = kinds[kind];
if (run === undefined) throw new Error(`not a kind of measurement: ${kind}; one of ${Object.keys(kinds).join(", ")}`);
await run();
