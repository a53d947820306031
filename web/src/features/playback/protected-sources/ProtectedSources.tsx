import { Button, Group, Text, VisuallyHidden } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { ProtectedSource } from "@mindreel/contract/playback/protected-sources";
import { IconLock, IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { dayOf } from "#shared/dates.ts";
import { Confirm } from "#shared/ui/Confirm.tsx";
import { Section } from "#shared/ui/Section.tsx";
import { EmptyState } from "#shared/ui/states/EmptyState.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { type Column, DataTable } from "#shared/ui/table/DataTable.tsx";
import { keyHint } from "./keyHint.ts";
import { ProtectedSourceModal } from "./ProtectedSourceModal.tsx";
import { protectedSourcesQuery } from "./protectedSources.ts";
import { providers } from "./providers.ts";
import { useRemoveProtectedSource } from "./removeProtectedSource.ts";
import { SourceTestModal } from "./SourceTestModal.tsx";

const dataColumns: readonly Column<ProtectedSource>[] = [
  { name: "Host", render: ({ host }) => <Text fw={560}>{host}</Text> },
  { name: "Provider", render: ({ provider }) => providers[provider].name },
  { name: "Key", render: keyHint },
  { name: "Set on", render: ({ set_at }) => dayOf(set_at), tight: true },
];

/** The hosts whose addresses Mindreel signs, so that nobody else can play what they serve. */
export function ProtectedSources() {
  const { data, error, refetch } = useQuery(protectedSourcesQuery);
  const [adding, { open: add, close: closeAdd }] = useDisclosure();
  const button = (
    <Button size="sm" leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={add}>
      Protect a host
    </Button>
  );
  return (
    <Section title="Protected hosts" tools={data !== undefined && data.length > 0 ? button : undefined}>
      <Text c="dimmed" maw={720} mb="lg">
        Members play videos on these hosts by addresses that are signed for them and expire after some hours. The plain
        address that the library keeps is of no use to anyone else.
      </Text>
      {data === undefined ? (
        error === null ? (
          <FullSpinner />
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )
      ) : data.length === 0 ? (
        <EmptyState
          icon={<IconLock size={32} />}
          title="No host is protected yet"
          text="Whoever knows the address of a video can play it for ever, without being a member."
          action={button}
        />
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
      const host = <VisuallyHidden component="span">&nbsp;{source.host}</VisuallyHidden>;
      const choose = (then: () => void) => () => {
        setChosen(source);
        then();
      };
      return (
        <Group gap="xs">
          <Button size="xs" variant="default" onClick={choose(test)}>
            Test {host}
          </Button>
          <Button size="xs" variant="default" onClick={choose(change)}>
            Change {host}
          </Button>
          <Button size="xs" variant="light" color="red" onClick={choose(ask)}>
            Remove {host}
          </Button>
        </Group>
      );
    };
    return [...dataColumns, { name: "Actions", render, tight: true }];
  }, [test, change, ask]);
  return (
    <>
      <DataTable label="Protected hosts" columns={columns} rows={rows} />
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
      label={`Remove ${source.host}`}
      title="Stop signing for this host?"
      confirm="Remove"
      pending={isPending}
      onConfirm={remove}
    >
      <Text>
        The key of <strong>{source.host}</strong> will be forgotten. As long as {providers[source.provider].name} asks
        for signatures, videos there will not play.
      </Text>
    </Confirm>
  );
}
