import { Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { ProtectedSource } from "@mindreel/contract/playback/protected-sources";
import { messages } from "@mindreel/messages/playback/protected-sources";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { call } from "#shared/api/api.ts";
import { IconLock, IconPlus } from "#shared/icons/site.ts";
import { format } from "#shared/language/format.ts";
import { Rich } from "#shared/language/Rich.tsx";
import { dayOf } from "#shared/time/dates.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";
import { Confirm } from "#shared/ui/dialogs/Confirm.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { VisuallyHidden } from "#shared/ui/plain/text/VisuallyHidden.tsx";
import { Section } from "#shared/ui/Section.tsx";
import { EmptyState } from "#shared/ui/states/EmptyState.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { type Column, DataTable } from "#shared/ui/table/DataTable.tsx";
import { RowActions } from "#shared/ui/table/RowActions.tsx";
import { ProtectedSourceModal } from "./ProtectedSourceModal.tsx";
import { keyHint, protectedSourcesQuery, refreshProtectedSources, wordsOf } from "./protectedSources.ts";
import { SourceTestModal } from "./SourceTestModal.tsx";

const dataColumns: readonly Column<ProtectedSource>[] = [
  { name: () => messages.host, render: ({ host }) => <Text fw={560}>{host}</Text> },
  { name: () => messages.provider, render: ({ provider }) => wordsOf[provider]().name },
  { name: () => messages.key, render: keyHint },
  { name: () => messages.setOn, render: ({ set_at }) => dayOf(set_at), tight: true },
];

/** The hosts whose addresses Mindreel signs, so that nobody else can play their videos. */
export function ProtectedSources() {
  const { data, error, refetch } = useQuery(protectedSourcesQuery);
  const [adding, { open: add, close: closeAdd }] = useDisclosure();
  const button = (
    <Button size="sm" leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={add}>
      {messages.protect}
    </Button>
  );
  return (
    <Section title={messages.title} tools={data !== undefined && data.length > 0 ? button : undefined}>
      <Text c="dimmed" maw={720} mb="lg">
        {messages.intro}
      </Text>
      {data === undefined ? (
        error === null ? (
          <FullSpinner />
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )
      ) : data.length === 0 ? (
        <EmptyState icon={<IconLock size={32} />} title={messages.noneTitle} text={messages.noneText} action={button} />
      ) : (
        <Hosts rows={data} />
      )}
      <ProtectedSourceModal opened={adding} onClose={closeAdd} />
    </Section>
  );
}

function Hosts({ rows }: { rows: readonly ProtectedSource[] }) {
  const [chosen, setChosen] = useState<ProtectedSource | null>(null);
  const [testing, { open: test, close: closeTest }] = useDisclosure();
  const [changing, { open: change, close: closeChange }] = useDisclosure();
  const [asking, { open: ask, close: closeAsk }] = useDisclosure();
  const columns = useMemo<readonly Column<ProtectedSource>[]>(() => {
    const render = (source: ProtectedSource) => {
      const host = <VisuallyHidden as="span">&nbsp;{source.host}</VisuallyHidden>;
      const choose = (then: () => void) => () => {
        setChosen(source);
        then();
      };
      return (
        <RowActions name={source.host}>
          <Button size="xs" variant="default" onClick={choose(test)}>
            {messages.test} {host}
          </Button>
          <Button size="xs" variant="default" onClick={choose(change)}>
            {messages.change} {host}
          </Button>
          <Button size="xs" variant="light" danger onClick={choose(ask)}>
            {messages.remove} {host}
          </Button>
        </RowActions>
      );
    };
    return [...dataColumns, { name: () => messages.actions, render, tight: true, narrow: "actions" }];
  }, [test, change, ask]);
  return (
    <>
      <DataTable label={messages.title} columns={columns} rows={rows} />
      {chosen !== null && (
        <>
          <SourceTestModal source={chosen} opened={testing} onClose={closeTest} />
          <ProtectedSourceModal source={chosen} opened={changing} onClose={closeChange} />
          <RemoveHost source={chosen} opened={asking} onClose={closeAsk} />
        </>
      )}
    </>
  );
}

interface RemoveProps {
  readonly source: ProtectedSource;
  readonly opened: boolean;
  readonly onClose: () => void;
}

function RemoveHost({ source, opened, onClose }: RemoveProps) {
  const { mutate, isPending } = useRemoveProtectedSource();
  const remove = () =>
    mutate(source, {
      onSettled: onClose,
      // The row disappears together with the button that had the focus.
      onSuccess: () => document.getElementById("main")?.focus({ preventScroll: true }),
    });
  return (
    <Confirm
      opened={opened}
      onClose={onClose}
      label={format(messages.removeHost, { host: source.host })}
      title={messages.removeTitle}
      confirm={messages.remove}
      pending={isPending}
      onConfirm={remove}
    >
      <Text>
        <Rich
          text={messages.removeText}
          values={{ host: source.host, provider: wordsOf[source.provider]().name }}
          tags={{ strong: (text) => <strong>{text}</strong> }}
        />
      </Text>
    </Confirm>
  );
}

function useRemoveProtectedSource() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: ProtectedSource) =>
      call("DELETE /api/playback/v1/sources/{id}/", { params: { id: String(id) } }),
    onSuccess: async (_, { host }) => {
      toastSuccess(format(messages.unsigned, { host }));
      await refreshProtectedSources(client);
    },
    onError: (error) => toastError(error.message),
  });
}
