import { Text, Textarea } from "@mantine/core";
import type { Chapters } from "@mindreel/contract/catalogue/chapters";
import { messages } from "@mindreel/messages/catalogue/chapters";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ApiError } from "#shared/api/api.ts";
import { useUnsavedGuard } from "#shared/forms/unsaved-changes/useUnsavedGuard.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { Section } from "#shared/ui/Section.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { chaptersQuery } from "./chapters.ts";
import { asText, readChapters } from "./chapterText.ts";
import { useSaveChapters } from "./saveChapters.ts";

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
