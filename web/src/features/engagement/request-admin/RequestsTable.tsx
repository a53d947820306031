import type { AdminRequest } from "@mindreel/contract/engagement/request-admin";
import { messages } from "@mindreel/messages/engagement/request-admin";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { distinct } from "#shared/api/paging.ts";
import { IconBulb } from "#shared/icons/member.ts";
import { EmptyState } from "#shared/ui/states/EmptyState.tsx";
import type { Column } from "#shared/ui/table/DataTable.tsx";
import { PagedTable } from "#shared/ui/table/PagedTable.tsx";
import { SelectRow } from "#shared/ui/table/selection/SelectRow.tsx";
import { createSelection, useSelected } from "#shared/ui/table/selection/selection.ts";
import { AnswerModal } from "./AnswerModal.tsx";
import { type AdminRequestsFilter, adminRequestsQuery } from "./adminRequests.ts";
import { MergeBar } from "./MergeBar.tsx";
import { RequestActions } from "./RequestActions.tsx";
import { facts } from "./requestColumns.tsx";

/** Members' requests, with the actions on them. */
export function RequestsTable({ filter }: { readonly filter: AdminRequestsFilter }) {
  const query = useInfiniteQuery(adminRequestsQuery(filter));
  const [selection] = useState(createSelection);
  const selected = useSelected(selection);
  // All rows share one dialog.
  const [answered, setAnswered] = useState<AdminRequest | null>(null);
  const [answering, setAnswering] = useState(false);
  // A request that has left the list is no longer selected.
  const chosen = useMemo(
    () => distinct(query.data?.pages ?? []).filter(({ id }) => selected.has(id)),
    [query.data, selected],
  );

  const columns = useMemo<readonly Column<AdminRequest>[]>(() => {
    const answer = (request: AdminRequest) => {
      setAnswered(request);
      setAnswering(true);
    };
    return [
      {
        name: () => messages.select,
        render: ({ id, text }) => <SelectRow selection={selection} id={id} name={text} />,
        tight: true,
        narrow: "select",
      },
      ...facts,
      {
        name: () => messages.actions,
        render: (request) => <RequestActions request={request} onAnswer={() => answer(request)} />,
        tight: true,
        narrow: "actions",
      },
    ];
  }, [selection]);

  return (
    <>
      <PagedTable
        label={messages.title}
        columns={columns}
        query={query}
        empty={<EmptyState icon={<IconBulb size={36} stroke={1.5} />} title={messages.none} text={messages.noneText} />}
      />
      {chosen.length > 0 && <MergeBar chosen={chosen} onDone={() => selection.set([])} />}
      {answered !== null && (
        <AnswerModal key={answered.id} request={answered} opened={answering} onClose={() => setAnswering(false)} />
      )}
    </>
  );
}
