import { Radio, Stack, Text } from "@mantine/core";
import type { AdminRequest } from "@mindreel/contract/engagement/request-admin";
import { messages } from "@mindreel/messages/engagement/request-admin";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { format } from "#shared/language/format.ts";
import { momentOf } from "#shared/time/dates.ts";
import { FormModal } from "#shared/ui/dialogs/FormModal.tsx";
import { SearchInput } from "#shared/ui/table/SearchInput.tsx";
import { foundVideosQuery, useAnswer } from "./adminRequests.ts";

interface Props {
  readonly request: AdminRequest;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Answers a request with a video; the search for it starts with the words of the request. */
export function AnswerModal({ request, opened, onClose }: Props) {
  const [search, setSearch] = useState(request.text);
  const [chosen, setChosen] = useState("");
  const { data: videos = [] } = useQuery({ ...foundVideosQuery(search), enabled: opened && search !== "" });
  const { mutate, isPending } = useAnswer();
  const video = videos.find(({ id }) => String(id) === chosen);
  return (
    <FormModal
      title={format(messages.answerTitle, { text: request.text })}
      action={messages.answer}
      ready={video !== undefined}
      opened={opened}
      pending={isPending}
      onClose={onClose}
      onSubmit={() => video && mutate({ request, video }, { onSuccess: onClose })}
    >
      <Text>{messages.told}</Text>
      <SearchInput
        label={messages.searchVideo}
        placeholder={messages.searchVideoHint}
        searched={search}
        onSearch={setSearch}
      />
      <Text role="status" size="sm" c="dimmed">
        {videos.length === 0 ? messages.noVideo : format(messages.found, { count: videos.length })}
      </Text>
      {videos.length > 0 && (
        <Radio.Group label={messages.video} value={chosen} onChange={setChosen}>
          <Stack gap="xs" mt="xs">
            {videos.map(({ id, title, release_at }) => (
              <Radio
                key={id}
                value={String(id)}
                label={title}
                description={
                  release_at !== null && Date.parse(release_at) > Date.now()
                    ? format(messages.fromOn, { moment: momentOf(release_at) })
                    : undefined
                }
              />
            ))}
          </Stack>
        </Radio.Group>
      )}
    </FormModal>
  );
}
