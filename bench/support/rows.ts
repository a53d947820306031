/** One measurement, with its goal and, if it has one, its limit in the same run. */
export interface Row {
  readonly name: string;
  readonly measured: string;
  readonly limit?: string;
  readonly ratio?: number;
  readonly goal: string;
  readonly met: boolean;
}

export const heading =
  "| work | measured | limit in the same run | ratio | goal | met |\n| --- | --- | --- | --- | --- | --- |";

export const line = ({ name, measured, limit = "", ratio, goal, met }: Row): string =>
  `| ${name} | ${measured} | ${limit} | ${ratio?.toFixed(2) ?? ""} | ${goal} | ${met ? "yes" : "no"} |`;

/** Called with each row as soon as it is measured. */
export type AddRow = (row: Row) => void;

export const perSecond = (rate: number): string => `${Math.round(rate).toLocaleString("en")}/s`;
export const inMs = (time: number): string => `${time.toFixed(1)} ms`;

/** A rate that should reach a share of a limit. */
export const ofLimit = (name: string, rate: number, limit: number, of: string, share: number): Row => ({
  name,
  measured: perSecond(rate),
  limit: `${perSecond(limit)} ${of}`,
  ratio: rate / limit,
  goal: `≥ ${share} × limit`,
  met: rate / limit >= share,
});

/** A rate that should reach a fixed goal, whatever its limit. */
export const atLeast = (name: string, rate: number, goal: number, limit?: number, of?: string): Row => ({
  name,
  measured: perSecond(rate),
  ...(limit !== undefined && { limit: `${perSecond(limit)} ${of}`, ratio: rate / limit }),
  goal: `≥ ${perSecond(goal)}`,
  met: rate >= goal,
});

export const atMost = (name: string, figure: number, unit: string, goal: number): Row => ({
  name,
  measured: `${figure.toFixed(unit === "MB" ? 0 : 1)} ${unit}`,
  goal: `≤ ${goal} ${unit}`,
  met: figure <= goal,
});
