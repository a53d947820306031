import { Text } from "@mantine/core";
import type { AilingVideo, Ailment, LibraryHealth } from "@mindreel/contract/catalogue/library-health";
import { pagePath } from "@mindreel/contract/wire/pages";
import { IconHeartbeat } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { pictureColumn } from "#features/catalogue/video-admin/pictureColumn.tsx";
import { dayOf } from "#shared/dates.ts";
import { PageLink } from "#shared/ui/PageLink.tsx";
import { EmptyState } from "#shared/ui/states/EmptyState.tsx";
import type { Column } from "#shared/ui/table/DataTable.tsx";
import { PagedTable } from "#shared/ui/table/PagedTable.tsx";
import { FixActions } from "./FixActions.tsx";
import classes from "./health.module.css";
import { issues, knowsAll } from "./issues.ts";
import { videosWithIssueQuery } from "./videosWithIssue.ts";

interface Props {
  readonly issue: Ailment;
  readonly health: LibraryHealth;
}

/** No dead video is known; how much that says depends on who could be asked. */
function noneDead(health: LibraryHealth) {
  if (health.checked_at === null) {
    return { title: "Not checked yet", text: "Check now, or come back tomorrow: a check runs every night." };
  }
  if (knowsAll(health)) return { title: "No problems found", text: issues.dead.none };
  const unknown = health.unasked + health.unanswered;
  const count = unknown === 1 ? "1 video" : `${unknown < 1000 ? unknown : "1,000 or more"} videos`;
  return {
    title: "Not everything is known",
    text: `Nothing is known about ${count}: nobody could be asked, or nobody answered. Check again when this server and the providers are online.`,
  };
}

/** The videos with one issue, each with the actions that fix it. */
export function IssueTable({ issue, health }: Props) {
  const query = useInfiniteQuery(videosWithIssueQuery(issue, health.checked_at));
  const { label, problem, none } = issues[issue];
  const empty = issue === "dead" ? noneDead(health) : { title: "No problems found", text: none };
  const columns = useMemo<readonly Column<AilingVideo>[]>(
    () => [
      pictureColumn,
      {
        name: "Title",
        render: ({ id, title, message }) => (
          <>
            <PageLink to={pagePath("video", { id })}>{title}</PageLink>
            <div className={classes.problem}>{message ?? problem}</div>
          </>
        ),
      },
      { name: "Category", render: ({ category }) => category ?? <Text c="dimmed">None</Text> },
      {
        name: "Checked",
        render: ({ checked_at }) => (checked_at === null ? <Text c="dimmed">Not yet</Text> : dayOf(checked_at)),
        tight: true,
      },
      { name: "Steps", render: (video) => <FixActions issue={issue} video={video} /> },
    ],
    [issue, problem],
  );
  return (
    <PagedTable
      label={label}
      columns={columns}
      query={query}
      empty={<EmptyState icon={<IconHeartbeat size={36} stroke={1.5} />} {...empty} />}
    />
  );
}
