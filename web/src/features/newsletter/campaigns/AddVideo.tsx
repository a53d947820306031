import { Radio, Stack, Text } from "@mantine/core";
import { campaign as messages } from "@mindreel/messages/newsletter/campaigns";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { format } from "#shared/language/format.ts";
import { momentOf } from "#shared/time/dates.ts";
import { FormModal } from "#shared/ui/dialogs/FormModal.tsx";
import { SearchInput } from "#shared/ui/table/SearchInput.tsx";
import { choosableVideosQuery } from "./videos.ts";

interface Props {
  readonly opened: boolean;
  /** The videos that are already chosen. */
  readonly without: readonly number[];
  readonly onClose: () => void;
  readonly onAdd: (id: number) => void;
}

/** Chooses one of the newest videos, or a search result. */
export function AddVideo({ opened, without, onClose, onAdd }: Props) {
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState("");
  const { data = [] } = useQuery({ ...choosableVideosQuery(search), enabled: opened });
  const videos = data.filter(({ id }) => !without.includes(id));
  const video = videos.find(({ id }) => String(id) === chosen);
  return (
    <FormModal
      title={messages.addTitle}
      action={messages.add}
      ready={video !== undefined}
      opened={opened}
      pending={false}
      onClose={onClose}
      onSubmit={() => video && onAdd(video.id)}
    >
      <SearchInput label={messages.search} placeholder={messages.searchHint} searched={search} onSearch={setSearch} />
      {videos.length === 0 ? (
        <Text role="status" size="sm" c="dimmed">
          {messages.noVideo}
        </Text>
      ) : (
        <Radio.Group label={messages.video} value={chosen} onChange={setChosen}>
          <Stack gap="xs" mt="xs">
            {videos.map(({ id, title, release_at }) => (
              <Radio
                key={id}
                value={String(id)}
                label={title}
                description={
                  release_at !== null && Date.parse(release_at) > Date.now()
                    ? format(messages.leftOut, { moment: momentOf(release_at) })
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
