import { Skeleton } from "@mantine/core";
import type { Ailment, LibraryHealth } from "@mindreel/contract/catalogue/library-health";
import { pagePath } from "@mindreel/contract/wire/pages";
import { TabLink } from "#shared/ui/TabLink.tsx";
import { withQuery } from "#shared/withQuery.ts";
import classes from "./health.module.css";
import { isIssue, issues, knowsAll } from "./issues.ts";

interface Props {
  readonly health: LibraryHealth | undefined;
  readonly chosen: Ailment;
}

const shown = (count: number) => (count < 1000 ? String(count) : "1,000+");

/** No dead videos is good news only if every provider has answered. */
const isClear = (issue: Ailment, health: LibraryHealth) =>
  health.counts[issue] === 0 && (issue !== "dead" || knowsAll(health));

/** One tab an issue, with the number of videos that have it. */
export function IssueTabs({ health, chosen }: Props) {
  return (
    <nav aria-label="What is wrong">
      <ul className={classes.tabs}>
        {Object.keys(issues)
          .filter(isIssue)
          .map((issue) => (
            <li key={issue}>
              <TabLink
                className={classes.tab}
                to={withQuery(pagePath("libraryHealth"), { kind: issue })}
                replace
                chosen={issue === chosen}
                data-clear={(health && isClear(issue, health)) || undefined}
              >
                <span className={classes.count}>
                  {health === undefined ? <Skeleton h="1lh" w={48} /> : shown(health.counts[issue])}
                </span>{" "}
                {issues[issue].label}
              </TabLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
