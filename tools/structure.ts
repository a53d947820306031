/**
 * Checks the structure: the import rules of .dependency-cruiser.cjs, with a planted violation of each, and rules that
 * imports do not show. The plants reveal a dependency-cruiser that detects nothing, as after a failed upgrade. Tests may
 * run meanwhile: those that list sources skip folders named `planted`.
 */
import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { plants } from "./structure-plants.ts";

const root = path.resolve(import.meta.dirname, "..");
const roots = ["bench", "contract", "e2e", "messages", "server", "stripe-local", "tools", "web"];

interface Violation {
  readonly from: string;
  readonly to: string;
  /** The other files of a cycle, which is reported once. */
  readonly cycle?: readonly { readonly name: string }[];
  readonly rule: { readonly name: string };
}

/** Removes all plants, including those of a check that was killed. */
const uproot = () => {
  for (const folder of globSync("{bench,contract,e2e,messages,server,stripe-local,web}/**/planted", {
    cwd: root,
    exclude: (name) => name === "node_modules",
  })) {
    rmSync(path.join(root, folder), { recursive: true, force: true });
  }
};

function plant(): void {
  for (const { file, content } of plants) {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
}

interface Module {
  readonly source: string;
  readonly dependencies: readonly { readonly resolved: string }[];
}

function cruise(): { violations: readonly Violation[]; rules: readonly string[]; modules: readonly Module[] } {
  const { stdout, stderr } = spawnSync(
    "depcruise",
    ["--config", ".dependency-cruiser.cjs", "--output-type", "json", ...roots],
    { cwd: root, encoding: "utf8", maxBuffer: 256 * 1024 * 1024 },
  );
  if (!stdout.startsWith("{")) throw new Error(`dependency-cruiser failed:\n${stderr}`);
  const { summary, modules } = JSON.parse(stdout);
  return {
    modules,
    violations: summary.violations,
    rules: summary.ruleSetUsed.forbidden.map(({ name }: { name: string }) => name),
  };
}

const isTest = (file: string) =>
  /\.(test|calls)\.tsx?$|^server\/drills\/|^(server|web)\/test\/|^contract\/testing\//.test(file);

/** Folders that import each other, directly or through others, as `one <-> other`. Tests may import upwards. */
function folderCircles(modules: readonly Module[]): string[] {
  const imports = new Map<string, Set<string>>();
  const files = new Set(modules.map(({ source }) => source).filter((file) => !isTest(file)));
  for (const { source, dependencies } of modules) {
    if (isTest(source)) continue;
    const from = path.dirname(source);
    const known = imports.get(from) ?? new Set();
    imports.set(from, known);
    for (const { resolved } of dependencies) {
      if (files.has(resolved) && !resolved.includes("node_modules")) known.add(path.dirname(resolved));
    }
    known.delete(from);
  }
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    from === to || [...(imports.get(from) ?? [])].some((next) => !seen.has(next) && reaches(next, to, seen.add(next)));
  return [...imports].flatMap(([folder, below]) =>
    [...below].filter((next) => folder < next && reaches(next, folder)).map((next) => `${folder} <-> ${next}`),
  );
}

/** Forbidden imports, and rules whose planted violation was not detected. */
function importFaults(): string[] {
  uproot();
  process.once("SIGINT", () => process.exit(130));
  try {
    plant();
    const { violations, rules, modules } = cruise();
    const circles = folderCircles(modules);
    const planted = (file: string) => plants.some((each) => each.file === file);
    const real = violations.filter(({ from }) => !planted(from));
    const unseen = plants.filter(
      ({ rule, file }) =>
        rule !== "no-folder-circles" &&
        !violations.some(
          ({ rule: { name }, from, cycle = [] }) =>
            name === rule && [from, ...cycle.map((each) => each.name)].includes(file),
        ),
    );
    const unproven = rules.filter((name) => !plants.some(({ rule }) => rule === name));
    return [
      ...circles.filter((circle) => !circle.includes("planted")).map((circle) => `no-folder-circles: ${circle}`),
      ...(circles.some((circle) => circle.includes("planted")) ? [] : ["no-folder-circles does not see its plants"]),
      ...real.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
      ...unseen.map(({ rule, file }) => `${rule} does not see the violation planted in ${file}`),
      ...unproven.map((name) => `${name} has no planted violation in tools/structure-plants.ts`),
    ];
  } finally {
    uproot();
  }
}

/** Settings are read in one place, which checks them. Variables that libraries read are set before these are loaded. */
function environmentFaults(): string[] {
  const allowed = ["server/src/config/config.ts", "server/src/preload.ts"].map(path.normalize);
  return globSync("server/src/**/*.ts", { cwd: root })
    .filter((file) => !allowed.includes(file) && !file.endsWith(".test.ts"))
    .filter((file) => readFileSync(path.join(root, file), "utf8").match(/process\.env|from "node:process"/) !== null)
    .map((file) => `only server/src/config/config.ts reads process.env, not ${file}`);
}

/**
 * What a composition uses before it creates it: a circle of modules that imports do not show, tied by a function which
 * is called later.
 */
function usedTooEarly(text: string): string[] {
  return [...text.matchAll(/\bconst (\w+) = (?:await )?create\w+\(/g)].flatMap(({ 1: name = "", index }) =>
    new RegExp(`\\b${name}\\.services\\b`).test(text.slice(0, index)) ? [name] : [],
  );
}

/** Modules are created after those that they need. */
function compositionFaults(): string[] {
  const circle = "const one = createOne({ ask: () => other.services.ask() });\nconst other = createOther({ one });";
  if (usedTooEarly(circle).join() !== "other") return ["the check of app.ts does not see its planted circle"];
  return usedTooEarly(readFileSync(path.join(root, "server/src/app.ts"), "utf8")).map(
    (name) => `app.ts uses ${name} before it is created: move what both need below both`,
  );
}

/**
 * Properties that a service gives names of the wire, such as `created_at`: the answer is built in a mapper. The fields
 * of a refusal and of the audit log have those names, and so do constants.
 */
function wireNames(file: string, text: string): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(invalidInput|audit)$/.test(node.expression.getText())) return;
    if (ts.isAsExpression(node) && ts.isConstTypeReference(node.type)) return;
    if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) {
      const name = node.name.getText();
      if (/^[a-z]+(_[a-z0-9]+)+$/.test(name)) names.push(name);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return names;
}

/** Services build no answers. */
function answerFaults(): string[] {
  const planted = "const one = () => ({ created_at: 1, other: invalidInput({ some_field: [] }) });";
  if (wireNames("planted.ts", planted).join() !== "created_at") return ["the check of services misses its plant"];
  return globSync("server/src/features/**/*.service.ts", { cwd: root }).flatMap((file) =>
    wireNames(file, readFileSync(path.join(root, file), "utf8")).map(
      (name) => `${file} names ${name}: answers are built in a mapper`,
    ),
  );
}

/** Whether a repository both writes SQL and builds queries. */
const mixesStyles = (text: string): boolean =>
  /\b(?:(?:hot|filtered)Query|fileRows)\b/.test(text) && /\b(?:db|tx)\s*\.(?:select|insert|update|delete)\(/.test(text);

/** Each repository reads in one style. */
function queryFaults(): string[] {
  if (!mixesStyles("await hotQuery(tx, one);\nawait tx\n  .delete(two);"))
    return ["the check of queries misses its plant"];
  return globSync("server/src/**/*.repository.ts", { cwd: root })
    .filter((file) => mixesStyles(readFileSync(path.join(root, file), "utf8")))
    .map((file) => `${file} mixes SQL and Drizzle's builder: use one of them`);
}

/** Where promises are kept: a rejected one would be every later caller's answer, until the process ends. */
const keepers = [
  { kept: /(?:\blet |#)(\w+): [^;=]*\b(?:Promise|Awaitable)<[^;]*> \| undefined/g, forgets: "= undefined" },
  { kept: /(\w+) = new (?:Map|WeakMap|LRUCache)<[^;]*\b(?:Promise|Awaitable)</g, forgets: ".delete(" },
  { kept: /(\w+)\??: \{[^}]*\?: (?:Promise|Awaitable)</g, forgets: "= undefined" },
  { kept: /(\w+) \?\?= (?:\(?async\b|import\()/g, forgets: "= undefined" },
];

/** The names in a text that keep promises for good. */
const keptForGood = (text: string): string[] =>
  keepers.flatMap(({ kept, forgets }) =>
    [...text.matchAll(kept)].flatMap(({ 1: name = "" }) =>
      text.includes(`${name}${forgets.startsWith(".") ? "" : " "}${forgets}`) ? [] : [name],
    ),
  );

const keptPlants = [
  "let one: Promise<void> | undefined;\nconst f = () => {\n  one ??= work();\n  return one;\n};",
  "class A {\n  #one: Promise<string> | undefined;\n}",
  "const one = new Map<string, Promise<Page>>();\none.set(key, page);",
  "readonly #one: { br?: Awaitable<Buffer> } = {};",
  'one ??= import("./one.ts");',
];

/** `kept` does work once for all callers, and forgets a failure. */
function keptFaults(): string[] {
  // React needs the failed attempt; the next one replaces it.
  const allowed = ["server/src/domain/work/memoize.ts", "web/src/shared/loading/loadable.ts"].map(path.normalize);
  const unseen = keptPlants.filter((text) => keptForGood(text).join() !== "one");
  return [
    ...unseen.map((text) => `the check of kept promises does not see: ${text}`),
    ...globSync("{contract,messages,server,stripe-local,web}/{src,lib}/**/*.{ts,tsx}", { cwd: root })
      .filter((file) => !allowed.includes(file) && !isTest(file.replaceAll(path.sep, "/")))
      .flatMap((file) =>
        [...new Set(keptForGood(readFileSync(path.join(root, file), "utf8")))].map(
          (name) =>
            `${file} keeps the promise ${name} though it may be rejected: use memoize of #domain/work/memoize.ts`,
        ),
      ),
  ];
}

const faults = [
  ...importFaults(),
  ...environmentFaults(),
  ...compositionFaults(),
  ...answerFaults(),
  ...queryFaults(),
  ...keptFaults(),
];
process.stdout.write(faults.map((fault) => `${fault}\n`).join(""));
process.exitCode = faults.length === 0 ? 0 : 1;
