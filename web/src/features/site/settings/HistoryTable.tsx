import { Text } from "@mantine/core";
import type { SettingsVersion, SiteSettings } from "@mindreel/contract/site/settings";
import { history as messages } from "@mindreel/messages/site/settings";
import {
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { useMemo } from "react";
import { call } from "#shared/api/api.ts";
import { firstPage, nextPage } from "#shared/api/paging.ts";
import { boot } from "#shared/boot.ts";
import { IconHistory } from "#shared/icons/member.ts";
import { format, numberOf } from "#shared/language/format.ts";
import { settingName } from "#shared/settingNames.ts";
import { momentOf } from "#shared/time/dates.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { EmptyState } from "#shared/ui/states/EmptyState.tsx";
import type { Column } from "#shared/ui/table/DataTable.tsx";
import { PagedTable } from "#shared/ui/table/PagedTable.tsx";
import { ChangedValue } from "./ChangedValue.tsx";
import { settingsQuery } from "./settings.ts";

const columns: readonly Column<SettingsVersion>[] = [
  { name: () => messages.change, render: ({ id }) => numberOf(id), tight: true, narrow: "named" },
  { name: () => messages.when, render: ({ at }) => <time dateTime={at}>{momentOf(at)}</time>, tight: true },
  { name: () => messages.who, render: ({ by }) => by ?? boot.appName },
  {
    name: () => messages.what,
    render: ({ changes, undoes }) => (
      <>
        {undoes !== null && <Text fw={560}>{format(messages.takenBack, { number: undoes })}</Text>}
        {changes.map(({ setting, from, to, pictures }) => (
          <Text key={setting} size="sm">
            <strong>{settingName(setting)}</strong>:{" "}
            <ChangedValue setting={setting} text={from} picture={pictures?.from} /> →{" "}
            <ChangedValue setting={setting} text={to} picture={pictures?.to} />
          </Text>
        ))}
      </>
    ),
  },
];

/** Every change of the settings, each with an undo, unless it would change only what is locked. */
export function HistoryTable({ version, locked }: Pick<SiteSettings, "version" | "locked">) {
  const { mutate, isPending, variables } = useUndo(version);
  const undone = isPending ? variables : undefined;
  const all = useMemo((): readonly Column<SettingsVersion>[] => {
    const render = ({ id, changes }: SettingsVersion) =>
      changes.some(({ setting }) => locked[setting] === undefined) && (
        <Button
          variant="default"
          aria-label={format(messages.undoChange, { number: id })}
          loading={undone === id}
          onClick={() => mutate(id)}
        >
          {messages.undo}
        </Button>
      );
    return [...columns, { name: () => messages.undo, render, tight: true, narrow: "buttons" }];
  }, [mutate, undone, locked]);
  return (
    <PagedTable
      label={messages.label}
      columns={all}
      query={useInfiniteQuery(historyQuery(version))}
      empty={
        <EmptyState icon={<IconHistory size={36} stroke={1.5} />} title={messages.none} text={messages.noneText} />
      }
    />
  );
}

/** The history up to a version. */
export const historyQuery = (version: number) =>
  infiniteQueryOptions({
    queryKey: ["site-history", version],
    queryFn: ({ pageParam, signal }) => call("GET /api/site/v1/history/", { query: pageParam, signal }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => nextPage(next),
    // The table stays, and with it the focus on the button that undid a change.
    placeholderData: keepPreviousData,
  });

export function useUndo(version: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (undo: number) => call("POST /api/site/v1/settings/undo/", { body: { version, undo } }),
    onSuccess: (settings) => {
      toastSuccess(messages.undone);
      client.setQueryData(settingsQuery.queryKey, settings);
    },
    onError: (error) => {
      toastError(error.message);
      void client.invalidateQueries(settingsQuery);
    },
  });
}
