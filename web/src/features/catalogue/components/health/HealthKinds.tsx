import { Skeleton } from "@mantine/core";
import type { Ailment, LibraryHealth } from "@mindreel/contract/libraryHealth";
import { Link } from "react-router";
import classes from "./Health.module.css";
import { isKind, kinds } from "./kinds.ts";

interface Props {
  readonly counts: LibraryHealth["counts"] | undefined;
  readonly chosen: Ailment;
}

const shown = (count: number) => (count < 1000 ? String(count) : "1,000+");

/** What can be wrong, how often it is, and which of it is listed. */
export function HealthKinds({ counts, chosen }: Props) {
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
                data-well={counts?.[kind] === 0 || undefined}
              >
                <span className={classes.count}>
                  {counts === undefined ? <Skeleton h="1lh" w={48} /> : shown(counts[kind])}
                </span>{" "}
                {kinds[kind].label}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
