/**
 * Prints the slowest test files of a report, as rows of the tables in CONTRIBUTING.md: `npm run slowest units.json`.
 * Vitest writes one with `--reporter=json --outputFile=units.json`, Playwright with `--reporter=json > journeys.json`.
 */
import { readFileSync } from "node:fs";
import path from "node:path";

interface Suite {
  readonly file: string;
  readonly specs: readonly {
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
  readonly suites?: readonly Suite[];
}
interface Report {
  /** Vitest's. */
  readonly testResults?: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly duration?: number }[];
  }[];
  /** Playwright's. */
  readonly suites?: readonly Suite[];
}

const [file = ""] = process.argv.slice(2);
const { testResults = [], suites = [] }: Report = JSON.parse(readFileSync(file, "utf8"));
const ofSuite = ({ specs, suites = [] }: Suite): number[] => [
  ...specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
  ...suites.flatMap(ofSuite),
];
const files = [
  ...testResults.map(({ name, assertionResults }) => ({
    name: path.relative(process.cwd(), name),
    durations: assertionResults.map(({ duration = 0 }) => duration),
  })),
  ...suites.map((suite) => ({ name: suite.file, durations: ofSuite(suite) })),
].map(({ name, durations }) => ({ name, tests: durations.length, ms: durations.reduce((sum, ms) => sum + ms, 0) }));

for (const { name, tests, ms } of files.toSorted((a, b) => b.ms - a.ms).slice(0, 40)) {
  process.stdout.write(`| ${(ms / 1000).toFixed(0)} | ${tests} | ${name} |\n`);
}
