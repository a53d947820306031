import { Text } from "@mantine/core";
import type { AilingVideo, Ailment } from "@mindreel/contract/catalogue/library-health";
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
import { issues } from "./issues.ts";
import { videosWithIssueQuery } from "./videosWithIssue.ts";

interface Props {
  readonly issue: Ailment;
  /** Null before the first check of the library. */
  readonly checkedAt: string | null;
}

/** The videos with one issue, each with the actions that fix it. */
export function IssueTable({ issue, checkedAt }: Props) {
  const query = useInfiniteQuery(videosWithIssueQuery(issue, checkedAt));
  const { label, problem, none } = issues[issue];
  const unknown = issue === "dead" && checkedAt === null;
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
      empty={
        <EmptyState
          icon={<IconHeartbeat size={36} stroke={1.5} />}
          {...(unknown
            ? { title: "Not checked yet", text: "Check now, or come back tomorrow: a check runs every night." }
            : { title: "No problems found", text: none })}
        />
      }
    />
  );
}
