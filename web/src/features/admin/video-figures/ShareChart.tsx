import classes from "./videoFigures.module.css";

interface Props {
  readonly kind: "area" | "bars";
  /** From 0 to 1. */
  readonly shares: readonly number[];
  /** A text alternative for the chart. */
  readonly label: string;
  /** Label at the top of the scale. */
  readonly most: string;
  /** Labels below the first, the middle and the last value. */
  readonly ends: readonly [string, string, string];
}

/** The chart's coordinates range from 0 to 100. */
const size = 100;
/** A bar's width as a share of the space for it. */
const filled = 0.7;

const y = (share: number) => size - share * size;

function areaOf(shares: readonly number[]): string {
  const points = shares.map((share, at) => `L${(at * size) / (shares.length - 1)},${y(share)}`);
  return `M0,${size}${points.join("")}L${size},${size}Z`;
}

function barsOf(shares: readonly number[]): string {
  const place = size / shares.length;
  return shares
    .map((share, at) => `M${(at + (1 - filled) / 2) * place},${size}V${y(share)}h${place * filled}V${size}Z`)
    .join("");
}

/** A chart drawn without a library, which would be larger than the rest of the page. */
export function ShareChart({ kind, shares, label, most, ends }: Props) {
  return (
    <div className={classes.chart}>
      <div className={classes.scale} aria-hidden="true">
        <span>{most}</span>
        <span>0</span>
      </div>
      <svg viewBox={`0 0 ${size} ${size}`} preserveAspectRatio="none" role="img" aria-label={label}>
        <path className={classes.grid} d="M0,25H100M0,50H100M0,75H100" />
        <path className={classes[kind]} d={kind === "area" ? areaOf(shares) : barsOf(shares)} />
      </svg>
      <div className={classes.ends} aria-hidden="true">
        {ends.map((end) => (
          <span key={end}>{end}</span>
        ))}
      </div>
    </div>
  );
}
