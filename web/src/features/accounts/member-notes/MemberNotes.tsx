import { Stack, Text, Textarea } from "@mantine/core";
import { limits } from "@mindreel/contract/plain/limits";
import { messages } from "@mindreel/messages/accounts/member-notes";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type RefObject, useState } from "react";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { format } from "#shared/language/format.ts";
import { momentOf } from "#shared/time/dates.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { Row } from "#shared/ui/plain/Row.tsx";
import { Section } from "#shared/ui/Section.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import classes from "./MemberNotes.module.css";

interface Props {
  readonly id: string;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** What superusers noted about a member, newest first. */
export function MemberNotes({ id, field }: Props) {
  const { data, error, refetch } = useQuery(memberNotesQuery(id));
  const [text, setText] = useState("");
  const { mutate, isPending } = useAddNote(id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending && text.trim() !== "") mutate(text.trim(), { onSuccess: () => setText("") });
  };
  return (
    <Section title={messages.title}>
      <form onSubmit={submit}>
        <Stack gap="sm" maw={720}>
          <Textarea
            ref={field}
            label={messages.note}
            description={messages.about}
            size="md"
            rows={2}
            autosize
            required
            maxLength={limits.memberNote}
            value={text}
            onChange={({ currentTarget: { value } }) => setText(value)}
          />
          <Row end>
            <Button type="submit" variant="default" loading={isPending}>
              {messages.add}
            </Button>
          </Row>
        </Stack>
      </form>
      {data === undefined ? (
        error === null ? (
          <FullSpinner />
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )
      ) : data.notes.length === 0 ? (
        <Text c="dimmed">{messages.none}</Text>
      ) : (
        <ul className={classes.notes}>
          {data.notes.map(({ id: note, at, by, text: said }) => (
            <li key={note}>
              <p>{said}</p>
              <Text size="sm" c="dimmed">
                {by === null
                  ? format(messages.byGone, { when: momentOf(at) })
                  : format(messages.by, { who: by, when: momentOf(at) })}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

const memberNotesQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.users, id, "notes"],
    queryFn: ({ signal }) => call("GET /api/accounts/v1/userlist/{id}/notes/", { params: { id }, signal }),
  });

function useAddNote(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (text: string) =>
      call("POST /api/accounts/v1/userlist/{id}/notes/", { params: { id }, body: { text } }),
    onSuccess: () => {
      toastSuccess(messages.added);
      return client.invalidateQueries({ queryKey: memberNotesQuery(id).queryKey });
    },
    onError: (error) => toastError(error.message),
  });
}
