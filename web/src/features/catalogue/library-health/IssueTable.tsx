import { Text } from "@mantine/core";
import type { HealthIssue, LibraryHealth, VideoWithIssue } from "@mindreel/contract/catalogue/library-health";
import { pagePath } from "@mindreel/contract/plain/pages";
import { messages } from "@mindreel/messages/catalogue/library-health";
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { pictureColumn } from "#features/catalogue/video-admin/pictureColumn.tsx";
import { call } from "#shared/api/api.ts";
import { firstPage, nextPage } from "#shared/api/paging.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { IconHeartbeat } from "#shared/icons/superuser.ts";
import { format } from "#shared/language/format.ts";
import { dayOf } from "#shared/time/dates.ts";
import { PageLink } from "#shared/ui/links/PageLink.tsx";
import { EmptyState } from "#shared/ui/states/EmptyState.tsx";
import type { Column } from "#shared/ui/table/DataTable.tsx";
import { PagedTable } from "#shared/ui/table/PagedTable.tsx";
import { FixActions } from "./FixActions.tsx";
import classes from "./health.module.css";
import { countOf, knowsAll } from "./issues.ts";

/** @param checkedAt when the last check ended, so that a finished check starts a new list */
const videosWithIssueQuery = (issue: HealthIssue, checkedAt: string | null) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.health, issue, checkedAt],
    queryFn: ({ pageParam, signal }) =>
      call("GET /api/admin/v1/health/videos/", { query: { ...pageParam, kind: issue }, signal }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => nextPage(next),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

interface Props {
  readonly issue: HealthIssue;
  readonly health: LibraryHealth;
}

/** No dead video is known; how conclusive that is depends on which providers responded. */
function noneDead(health: LibraryHealth) {
  if (health.checked_at === null) {
    return { title: messages.notChecked, text: messages.notCheckedText };
  }
  if (knowsAll(health)) return { title: messages.noProblems, text: messages.issues.dead.none };
  const unknown = health.unasked + health.unanswered;
  return {
    title: messages.notAllKnown,
    text: unknown === 1 ? messages.unknownOne : format(messages.unknownMany, { number: countOf(unknown) }),
  };
}

/** The videos with an issue, each with the actions that fix it. */
export function IssueTable({ issue, health }: Props) {
  const query = useInfiniteQuery(videosWithIssueQuery(issue, health.checked_at));
  const { label, problem, none } = messages.issues[issue];
  const empty = issue === "dead" ? noneDead(health) : { title: messages.noProblems, text: none };
  const columns = useMemo<readonly Column<VideoWithIssue>[]>(
    () => [
      pictureColumn,
      {
        name: () => messages.titleColumn,
        render: ({ id, title, message }) => (
          <>
            <PageLink to={pagePath("video", { id })}>{title}</PageLink>
            <div className={classes.problem}>{message ?? problem}</div>
          </>
        ),
      },
      { name: () => messages.category, render: ({ category }) => category ?? "–" },
      {
        name: () => messages.checked,
        render: ({ checked_at }) =>
          checked_at === null ? <Text c="dimmed">{messages.notYet}</Text> : dayOf(checked_at),
        tight: true,
        narrow: "hidden",
      },
      {
        name: () => messages.steps,
        render: (video) => <FixActions issue={issue} video={video} />,
        narrow: "actions",
      },
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
