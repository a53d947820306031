import { Skeleton } from "@mantine/core";
import type { Ailment, LibraryHealth } from "@mindreel/contract/catalogue/library-health";
import { Link } from "react-router";
import classes from "./Health.module.css";
import { isKind, kinds } from "./kinds.ts";

interface Props {
  readonly health: LibraryHealth | undefined;
  readonly chosen: Ailment;
}

const shown = (count: number) => (count < 1000 ? String(count) : "1,000+");

/** Of what nobody was asked about nothing is known. */
const isWell = (kind: Ailment, { counts, checked_at }: LibraryHealth) =>
  counts[kind] === 0 && (kind !== "dead" || checked_at !== null);

/** What can be wrong, how often it is, and which of it is listed. */
export function HealthKinds({ health, chosen }: Props) {
  return (
    <nav aria-label="What is wrong">
      <ul className={classes.kinds}>
        {Object.keys(kinds)
          .filter(isKind)
          .map((kind) => (
            <li key={kind}>
              <Link
                className={classes.kind}
                to={`?kind=${kind}`}
                replace
                preventScrollReset
                aria-current={kind === chosen ? "true" : undefined}
                data-well={(health && isWell(kind, health)) || undefined}
              >
                <span className={classes.count}>
                  {health === undefined ? <Skeleton h="1lh" w={48} /> : shown(health.counts[kind])}
                </span>{" "}
                {kinds[kind].label}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
