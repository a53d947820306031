/**
 * Fails if a call's share of what bare `node:http` reaches has fallen by half since it was recorded. It compares the
 * processor time of the two processes for each request, in turns, and takes the best round of each: so neither the speed
 * of the machine nor what else it does decides. `npm run bench -- record` records.
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

const calls: readonly (readonly [name: string, path: string, signedIn: boolean])[] = [
  ["page 1", "/api/category/v1/video/", true],
  ["current_user", "/api/accounts/v1/current_user/", true],
  ["checkpro", "/api/accounts/v1/checkpro/", true],
  ["landing page", "/", false],
];
const rounds = 3;

export async function short(record: boolean): Promise<void> {
  if (!existsSync("/proc/self/stat")) {
    console.log("The short measurement needs Linux.");
    return;
  }
  const recorded = Value.Parse(Recorded, JSON.parse(readFileSync(file, "utf8")));
  const found: Record<string, number> = {};
  await withFilled(null, async ({ url, headers, sql, processor }) => {
    await sql(categories, ...videos(1, 1000));
    for (const [name, path, signedIn] of calls) {
      const request = { url: url + path, headers: signedIn ? headers : {} };
      const bare = await startBare(request);
      const each = async (of: { readonly url: string; readonly processor: () => number }) => {
        const before = of.processor();
        const { total } = await load({ ...request, url: of.url }, 1, 10);
        return (of.processor() - before) / total;
      };
      const server = { url: request.url, processor };
      const [ours, limits]: [number[], number[]] = [[], []];
      const ratio = () => Math.min(...limits) / Math.min(...ours);
      // Until what runs often is compiled well, which takes much of the processor by itself.
      for (let round = 0; round < rounds; round++) await each(server);
      await each(bare);
      // As often again if it looks bad, which on a machine with much else to do may be by chance.
      const enough = (recorded[name] ?? 0) / 2;
      for (let round = 0; round < rounds || (round < 3 * rounds && ratio() < enough); round++) {
        ours.push(await each(server));
        limits.push(await each(bare));
      }
      bare.stop();
      found[name] = Number(ratio().toFixed(2));
      console.log(`${name}: ${found[name]} of bare node:http, recorded ${recorded[name] ?? "nothing"}`);
    }
  });
  if (record) writeFileSync(file, `${JSON.stringify(found, null, 2)}\n`);
  const fallen = Object.entries(record ? {} : recorded).filter(([name, ratio]) => !((found[name] ?? 0) >= ratio / 2));
  if (fallen.length === 0) return;
  console.error(`Fallen by half: ${fallen.map(([name]) => name).join(", ")}`);
  process.exitCode = 1;
}
