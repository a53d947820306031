import { Text } from "@mantine/core";
import type { Caption } from "@mindreel/contract/catalogue/captions";
import type { Video } from "@mindreel/contract/catalogue/videos";
import { messages } from "@mindreel/messages/catalogue/captions";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useRef } from "react";
import { IconDownload } from "#shared/icons/site.ts";
import { format, numberOf } from "#shared/language/format.ts";
import { dayOf } from "#shared/time/dates.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { VisuallyHidden } from "#shared/ui/plain/text/VisuallyHidden.tsx";
import { Section } from "#shared/ui/Section.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { type Column, DataTable } from "#shared/ui/table/DataTable.tsx";
import { RowActions } from "#shared/ui/table/RowActions.tsx";
import { nameOf } from "./captionNames.ts";
import { captionsQuery } from "./captions.ts";
import { useRemoveCaption, useTakeCaptions } from "./changeCaptions.ts";
import { UploadList } from "./UploadList.tsx";
import { useCaptionUploads } from "./uploads.ts";

type Source = Pick<Video, "id" | "title" | "source_kind">;

/** A video's captions, with ways to add more. */
export function CaptionsSection({ video }: { video: Source }) {
  const { data, error, refetch } = useQuery(captionsQuery(video.id));
  const uploads = useCaptionUploads(video);
  const take = useTakeCaptions(video.id);
  const hasNone = video.source_kind === "youtube" || video.source_kind === "vimeo";
  return (
    <Section
      title={messages.title}
      tools={
        !hasNone && (
          <Button
            variant="default"
            size="sm"
            leftSection={<IconDownload size={18} aria-hidden="true" />}
            loading={take.isPending}
            onClick={() => take.mutate()}
          >
            {messages.take}
          </Button>
        )
      }
    >
      {data === undefined ? (
        error === null ? (
          <FullSpinner />
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )
      ) : data.length === 0 ? (
        <Text c="dimmed" mb="md">
          {messages.none}
        </Text>
      ) : (
        <Captions rows={data} video={video} replace={uploads.replace} />
      )}
      <UploadList uploads={uploads} />
    </Section>
  );
}

const dataColumns: readonly Column<Caption>[] = [
  {
    name: () => messages.language,
    render: ({ label, language }) => (
      <>
        <Text fw={560}>{label}</Text>
        <Text size="sm" c="dimmed">
          {language}
        </Text>
      </>
    ),
  },
  { name: () => messages.kind, render: ({ kind }) => messages.kinds[kind] },
  { name: () => messages.cues, render: ({ cues }) => numberOf(cues), tight: true, end: true, narrow: "named" },
  { name: () => messages.addedOn, render: ({ created_at }) => dayOf(created_at), tight: true },
];

interface CaptionsProps {
  readonly rows: readonly Caption[];
  readonly video: Source;
  readonly replace: ReturnType<typeof useCaptionUploads>["replace"];
}

function Captions({ rows, video, replace }: CaptionsProps) {
  const remove = useRemoveCaption(video.id);
  const file = useRef<HTMLInputElement>(null);
  const replaced = useRef<Caption | null>(null);
  const latest = useRef({ remove: remove.mutate, replace });
  latest.current = { remove: remove.mutate, replace };
  const columns = useMemo<readonly Column<Caption>[]>(() => {
    const render = (caption: Caption) => {
      const what = <VisuallyHidden as="span">&nbsp;{nameOf(caption)}</VisuallyHidden>;
      return (
        <RowActions name={nameOf(caption)}>
          <Button
            size="xs"
            variant="default"
            onClick={() => {
              replaced.current = caption;
              file.current?.click();
            }}
          >
            {messages.replace} {what}
          </Button>
          <Button
            size="xs"
            variant="light"
            danger
            onClick={() =>
              latest.current.remove(caption, {
                // The row disappears together with the button that had the focus.
                onSuccess: () => document.getElementById("main")?.focus({ preventScroll: true }),
              })
            }
          >
            {messages.remove} {what}
          </Button>
        </RowActions>
      );
    };
    return [...dataColumns, { name: () => messages.actions, render, tight: true, narrow: "actions" }];
  }, []);
  return (
    <>
      <DataTable label={format(messages.of, { title: video.title })} columns={columns} rows={rows} />
      <input
        ref={file}
        hidden
        type="file"
        aria-label={messages.replacement}
        accept=".vtt,.srt,text/vtt,application/x-subrip"
        onChange={({ currentTarget }) => {
          const chosen = currentTarget.files?.[0];
          currentTarget.value = "";
          if (chosen !== undefined && replaced.current !== null) void replace(chosen, replaced.current);
        }}
      />
    </>
  );
}
