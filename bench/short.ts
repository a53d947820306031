/**
 * Fails if a call's throughput relative to bare `node:http` has halved since it was recorded. It compares the CPU time
 * of the two processes per request, in turns, and takes the best round of each, so neither the machine's speed nor
 * other load matters. `npm run bench -- record` records.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Type } from "typebox";
import { Value } from "typebox/value";
import { categories, videos } from "./fill/library.ts";
import { withFilled } from "./support/filled.ts";
import { load, startBare } from "./support/load.ts";

const file = path.join(import.meta.dirname, "recorded.json");
const Recorded = Type.Record(Type.String(), Type.Number());

type Call = readonly [name: string, path: string, signedIn: boolean];
const calls: readonly Call[] = [
  ["page 1", "/api/category/v1/video/", true],
  ["current_user", "/api/accounts/v1/current_user/", true],
  ["checkpro", "/api/accounts/v1/checkpro/", true],
  ["landing page", "/", false],
];
const rounds = 3;
/** Server processes to try, since occasionally one is slower than the others for no visible reason. */
const attempts = 3;

export async function short(record: boolean): Promise<void> {
  if (!existsSync("/proc/self/stat")) {
    console.log("The short measurement needs Linux.");
    return;
  }
  const recorded = Value.Parse(Recorded, JSON.parse(readFileSync(file, "utf8")));
  const found = await shares(calls, recorded);
  if (record) return writeFileSync(file, `${JSON.stringify(Object.fromEntries(found), null, 2)}\n`);
  const fallen = () => calls.filter(([name]) => (found.get(name) ?? 0) < enough(recorded, name));
  for (let attempt = 1; attempt < attempts && fallen().length > 0; attempt++) {
    console.log("Retrying with another server:");
    for (const [name, share] of await shares(fallen(), recorded)) found.set(name, share);
  }
  if (fallen().length === 0) return;
  console.error(
    `Fell by half: ${fallen()
      .map(([name]) => name)
      .join(", ")}`,
  );
  process.exitCode = 1;
}

/** The share that a call has to reach. */
const enough = (recorded: Readonly<Record<string, number>>, name: string) => (recorded[name] ?? 0) / 2;

/** Each call's share of bare `node:http`, by its name. */
async function shares(
  wanted: readonly Call[],
  recorded: Readonly<Record<string, number>>,
): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  await withFilled(null, async ({ url, headers, sql, cpuTime }) => {
    await sql(categories, ...videos(1, 1000));
    for (const [name, path, signedIn] of wanted) {
      const request = { url: url + path, headers: signedIn ? headers : {} };
      const bare = await startBare(request);
      const each = async (of: { readonly url: string; readonly cpuTime: () => number }) => {
        const before = of.cpuTime();
        const { total } = await load({ ...request, url: of.url }, 1, 10);
        return (of.cpuTime() - before) / total;
      };
      const server = { url: request.url, cpuTime };
      const [ours, limits]: [number[], number[]] = [[], []];
      const ratio = () => Math.min(...limits) / Math.min(...ours);
      // Until hot code is optimised; compiling takes much CPU time itself.
      for (let round = 0; round < rounds; round++) await each(server);
      await each(bare);
      // Up to three times as many rounds if the result is bad, which on a busy machine may be chance.
      for (let round = 0; round < rounds || (round < 3 * rounds && ratio() < enough(recorded, name)); round++) {
        ours.push(await each(server));
        limits.push(await each(bare));
      }
      bare.stop();
      const share = Number(ratio().toFixed(2));
      found.set(name, share);
      console.log(`${name}: ${share} of bare node:http, recorded ${recorded[name] ?? "nothing"}`);
    }
  });
  return found;
}
