import { Text, Textarea } from "@mantine/core";
import type { Chapter, Chapters } from "@mindreel/contract/catalogue/chapters";
import { durationOf } from "@mindreel/contract/plain/durations";
import { chapterLine } from "@mindreel/contract/plain/kinds/chapter-lines";
import { messages } from "@mindreel/messages/catalogue/chapters";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ApiError, call } from "#shared/api/api.ts";
import { useUnsavedGuard } from "#shared/forms/unsaved-changes/useUnsavedGuard.tsx";
import { format } from "#shared/language/format.ts";
import { toastError, toastSuccess, toastUndo } from "#shared/toasts/toasts.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { Section } from "#shared/ui/Section.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { chaptersQuery } from "./chapters.ts";

/** A video's chapters: their origin, and a way to write them by hand. */
export function ChaptersSection({ video }: { readonly video: number }) {
  const { data, error, refetch } = useQuery(chaptersQuery(video));
  return (
    <Section title={messages.title}>
      {data === undefined ? (
        error === null ? (
          <FullSpinner />
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )
      ) : (
        <Editor video={video} chapters={data} />
      )}
    </Section>
  );
}

interface Typed {
  readonly text: string;
  /** The chapters that were changed; absent: the current ones. */
  readonly before?: Chapters;
}

function Editor({ video, chapters: current }: { readonly video: number; readonly chapters: Chapters }) {
  const written = asText(current.chapters);
  // Kept when the chapters are refetched, such as after a change to the description.
  const [typed, setTyped] = useState<Typed>();
  const { text, before = current } = typed ?? { text: written };
  const [fault, setFault] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const save = useSaveChapters(video);
  const guard = useUnsavedGuard(text !== written);
  const refused = save.error instanceof ApiError ? save.error.errors?.chapters?.[0] : undefined;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const chapters = readChapters(text);
        setFault(typeof chapters === "string" ? chapters : undefined);
        if (typeof chapters === "string") return field.current?.focus();
        save.mutate(
          { chapters, before },
          {
            onSuccess: (saved) =>
              setTyped((now) => (now?.text === text ? undefined : now && { ...now, before: saved })),
            // If somebody else has saved others, saving again replaces those.
            onError: () => {
              setTyped((now) => now && { text: now.text });
              field.current?.focus();
            },
          },
        );
      }}
    >
      {guard}
      <Text c="dimmed" mb="md">
        {current.origin === null ? messages.none : messages.origins[current.origin]}
      </Text>
      <Textarea
        ref={field}
        label={messages.title}
        description={messages.hint}
        rows={8}
        value={text}
        error={fault ?? refused ?? save.error?.message}
        onChange={({ currentTarget: { value } }) => {
          setTyped({ text: value, before });
          setFault(undefined);
          save.reset();
        }}
      />
      <Button style={{ marginTop: 16 }} type="submit" loading={save.isPending}>
        {messages.update}
      </Button>
    </form>
  );
}

const asText = (chapters: readonly Chapter[]): string =>
  chapters.map(({ start, title }) => `${durationOf(start)} ${title}`).join("\n");

/** Parses chapters, one per line. @returns an error message if a line is invalid */
function readChapters(text: string): Chapter[] | string {
  const chapters: Chapter[] = [];
  for (const [n, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const chapter = chapterLine(line);
    if (chapter === null) return format(messages.noTime, { line: n + 1 });
    chapters.push(chapter);
  }
  return chapters;
}

/** Sets a video's chapters by hand, with an undo. */
function useSaveChapters(video: number) {
  const client = useQueryClient();
  const { queryKey } = chaptersQuery(video);
  const set = async (chapters: readonly Chapter[], before: Chapters) => {
    const set = await call("PUT /api/category/v1/video/{id}/chapters/", {
      params: { id: String(video) },
      body: { chapters: [...chapters], before },
    });
    client.setQueryData(queryKey, set);
    return set;
  };
  return useMutation({
    mutationFn: ({ chapters, before }: { readonly chapters: readonly Chapter[]; readonly before: Chapters }) =>
      set(chapters, before),
    // Somebody else may have changed them.
    onError: () => client.invalidateQueries({ queryKey }),
    onSuccess: (saved, { before }) =>
      toastUndo(messages.saved, () => {
        // Removing the manual ones restores those of a file or of the description.
        set(before.origin === "hand" ? before.chapters : [], saved).then(
          () => toastSuccess(messages.asTheyWere),
          (error: unknown) => toastError(error instanceof Error ? error.message : String(error)),
        );
      }),
  });
}
