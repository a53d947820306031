import type { HealthIssue, LibraryHealth } from "@mindreel/contract/catalogue/library-health";
import { pagePath } from "@mindreel/contract/plain/pages";
import { messages } from "@mindreel/messages/catalogue/library-health";
import { IconCircleDashed } from "#shared/icons/administration.ts";
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from "#shared/icons/site.ts";
import { numberOf } from "#shared/language/format.ts";
import { withQuery } from "#shared/navigation/withQuery.ts";
import { TabLink } from "#shared/ui/links/TabLink.tsx";
import { Skeleton } from "#shared/ui/plain/loading/Skeleton.tsx";
import classes from "./health.module.css";
import { type IssueState, issues, stateOf } from "./issues.ts";

interface Props {
  readonly health: LibraryHealth | undefined;
  readonly chosen: HealthIssue;
}

/** The count stops here. */
const shown = (count: number) => (count < 1000 ? String(count) : `${numberOf(1000)}+`);

const icons = {
  clear: IconCircleCheck,
  unknown: IconCircleDashed,
  some: IconAlertTriangle,
  broken: IconCircleX,
} as const;

/** A tab for each issue, with the number of affected videos, and what that means. */
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
              data-state={health && stateOf(issue, health)}
            >
              <span className={classes.count}>
                {health === undefined ? (
                  <Skeleton height="1lh" width={48} />
                ) : (
                  <>
                    {shown(health.counts[issue])} <State state={stateOf(issue, health)} />
                  </>
                )}
              </span>{" "}
              {messages.issues[issue].label}
            </TabLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function State({ state }: { readonly state: IssueState }) {
  const Icon = icons[state];
  return <Icon className={classes.state} size={20} role="img" aria-label={messages.states[state]} />;
}
