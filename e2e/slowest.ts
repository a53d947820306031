import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

const most = 40;

/** Prints the slowest journeys as the table of CONTRIBUTING.md. */
export default class Slowest implements Reporter {
  readonly #runs: { readonly seconds: number; readonly row: string }[] = [];

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    const [, project = "", file = ""] = test.titlePath();
    const title = test.title.length > 72 ? `${test.title.slice(0, 71)}…` : test.title;
    const seconds = duration / 1000;
    this.#runs.push({
      seconds,
      row: `| ${Math.round(seconds)} | ${project} | ${file.replace(".spec.ts", "")}: ${title} |`,
    });
  }

  onEnd(): void {
    const slowest = this.#runs.toSorted((a, b) => b.seconds - a.seconds).slice(0, most);
    const rows = ["| s | width | journey |", "| --- | --- | --- |", ...slowest.map(({ row }) => row)];
    process.stdout.write(`\n${rows.join("\n")}\n`);
  }
}
