import type { HealthIssue, LibraryHealth } from "@mindreel/contract/catalogue/library-health";
import { pagePath } from "@mindreel/contract/plain/pages";
import { messages } from "@mindreel/messages/catalogue/library-health";
import { numberOf } from "#shared/language/format.ts";
import { withQuery } from "#shared/navigation/withQuery.ts";
import { TabLink } from "#shared/ui/links/TabLink.tsx";
import { Skeleton } from "#shared/ui/plain/loading/Skeleton.tsx";
import classes from "./health.module.css";
import { issues, knowsAll } from "./issues.ts";

interface Props {
  readonly health: LibraryHealth | undefined;
  readonly chosen: HealthIssue;
}

/** The count stops here. */
const shown = (count: number) => (count < 1000 ? String(count) : `${numberOf(1000)}+`);

/** No dead videos is good news only if every provider has responded. */
const isClear = (issue: HealthIssue, health: LibraryHealth) =>
  health.counts[issue] === 0 && (issue !== "dead" || knowsAll(health));

/** A tab for each issue, with the number of affected videos. */
export function IssueTabs({ health, chosen }: Props) {
  return (
    <nav aria-label={messages.whatIsWrong}>
      <ul className={classes.tabs}>
        {issues.map((issue) => (
          <li key={issue}>
            <TabLink
              className={classes.tab}
              to={withQuery(pagePath("libraryHealth"), { kind: issue })}
              replace
              chosen={issue === chosen}
              data-clear={(health && isClear(issue, health)) || undefined}
            >
              <span className={classes.count}>
                {health === undefined ? <Skeleton height="1lh" width={48} /> : shown(health.counts[issue])}
              </span>{" "}
              {messages.issues[issue].label}
            </TabLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
