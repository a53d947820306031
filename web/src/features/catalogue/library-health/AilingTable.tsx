import { Text } from "@mantine/core";
import type { AilingVideo, Ailment } from "@mindreel/contract/catalogue/library-health";
import { IconHeartbeat } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { pictureColumn } from "#features/catalogue/video-admin/pictureColumn.tsx";
import { dayOf } from "#shared/dates.ts";
import { PageLink } from "#shared/ui/PageLink.tsx";
import { EmptyState } from "#shared/ui/states/EmptyState.tsx";
import type { Column } from "#shared/ui/table/DataTable.tsx";
import { PagedTable } from "#shared/ui/table/PagedTable.tsx";
import classes from "./Health.module.css";
import { ailingQuery } from "./health.ts";
import { kinds } from "./kinds.ts";
import { MendSteps } from "./MendSteps.tsx";

interface Props {
  readonly kind: Ailment;
  readonly checkedAt: string | null;
}

/** Videos of which one thing is wrong, each with the steps that mend it. */
export function AilingTable({ kind, checkedAt }: Props) {
  const query = useInfiniteQuery(ailingQuery(kind, checkedAt));
  const { label, wrong, well } = kinds[kind];
  const unknown = kind === "dead" && checkedAt === null;
  const columns = useMemo<readonly Column<AilingVideo>[]>(
    () => [
      pictureColumn,
      {
        name: "Title",
        render: ({ id, title, message }) => (
          <>
            <PageLink to={`/admin/videos/${id}`}>{title}</PageLink>
            <div className={classes.wrong}>{message ?? wrong}</div>
          </>
        ),
      },
      { name: "Category", render: ({ category }) => category ?? <Text c="dimmed">None</Text> },
      {
        name: "Checked",
        render: ({ checked_at }) => (checked_at === null ? <Text c="dimmed">Not yet</Text> : dayOf(checked_at)),
        tight: true,
      },
      { name: "Steps", render: (video) => <MendSteps kind={kind} video={video} /> },
    ],
    [kind, wrong],
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
            ? { title: "Nothing is known yet", text: "Check now, or look again tomorrow." }
            : { title: "Everything is well", text: well })}
        />
      }
    />
  );
}
