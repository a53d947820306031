/** A row of the table in docs/reliability.md. */
interface Row {
  readonly promise: string;
  readonly drill: string;
  readonly figure: string;
  readonly load: string;
  readonly machine: string;
  readonly revision: string;
}

/** A drill's file that was run. */
export interface Ran {
  readonly drill: string;
  /** The rows of the promises that were kept. */
  readonly rows: readonly string[];
  /** The promises that could not be tested on this machine. */
  readonly skipped: readonly string[];
}

export const heading =
  "| promise | drill | figure | load | machine | revision |\n| --- | --- | --- | --- | --- | --- |\n";

export const rowOf = ({ promise, drill, figure, load, machine, revision }: Row): string =>
  `| ${promise} | \`${drill}\` | ${figure} | ${load} | ${machine} | ${revision} |`;

function partsOf(row: string): { promise: string; drill: string } {
  const [promise = "", drill = ""] = row.split(" | ");
  return { promise: promise.replace("| ", ""), drill: drill.replaceAll("`", "") };
}

export const drillOf = (row: string): string => partsOf(row).drill;

/** The table's rows after some drills ran. A promise that failed loses its row; one that was skipped keeps it. */
export function updated(rows: readonly string[], ran: readonly Ran[]): string[] {
  const kept = rows.filter((row) => {
    const { promise, drill } = partsOf(row);
    const run = ran.find((each) => each.drill === drill);
    return run === undefined || run.skipped.includes(promise);
  });
  const all = [...kept, ...ran.flatMap((each) => each.rows)];
  return all.toSorted((one, other) => drillOf(one).localeCompare(drillOf(other)));
}
