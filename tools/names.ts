/**
 * Checks that each capability has one name: a file of the contract, and the folders on the server and in the web app
 * and the file of messages that are called like it. In the web app, a capability of one file is that file. What no
 * person does is in `mechanisms/`, under any name. A planted name in each tree reveals a check that sees nothing.
 */
import { globSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
const features = globSync("*/", { cwd: path.join(root, "server/src/features") });

/** What a tree holds, as `feature/name`. */
const named = (pattern: string): string[] =>
  globSync(`${pattern.replace("*", `{${features}}`)}`, { cwd: root })
    .map((place) => place.split(path.sep))
    .map((parts) => `${parts.at(-2)}/${path.parse(parts.at(-1) ?? "").name}`)
    .filter((name) => !/\/mechanisms$|\.test$/.test(name));

const trees = {
  contract: named("contract/src/*/*.ts"),
  server: named("server/src/features/*/*/"),
  web: [...named("web/src/features/*/*/"), ...named("web/src/features/*/*.ts?(x)")],
  messages: named("messages/src/*/*.ts"),
};

function faultsOf({ contract, server, web, messages }: typeof trees): string[] {
  const register = new Set(contract);
  const used = new Set([...server, ...web, ...messages]);
  // What several capabilities say is in a file named like their feature.
  const stray = (names: readonly string[]) => names.filter((name) => !register.has(name));
  const ofFeature = (name: string) => features.some((feature) => name === `${feature}/${feature}`);
  return [
    ...contract.filter((name) => !used.has(name)).map((name) => `contract: nothing else is called ${name}`),
    ...stray(server).map((name) => `server: the contract has no ${name}`),
    ...stray(web).map((name) => `web: the contract has no ${name}`),
    ...stray(messages)
      .filter((name) => !ofFeature(name))
      .map((name) => `messages: the contract has no ${name}`),
  ];
}

const planted = `${features[0]}/planted`;
const blind = Object.entries(trees)
  .filter(
    ([tree, names]) => !faultsOf({ ...trees, [tree]: [...names, planted] }).some((each) => each.endsWith(planted)),
  )
  .map(([tree]) => `a planted name in ${tree} is not seen`);

const faults = [...faultsOf(trees), ...blind];
process.stdout.write(faults.map((fault) => `${fault}\n`).join(""));
process.exitCode = faults.length === 0 ? 0 : 1;
