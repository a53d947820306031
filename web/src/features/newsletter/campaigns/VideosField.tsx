import { Group, Radio, Stack, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { limits } from "@mindreel/contract/plain/limits";
import { campaign as messages } from "@mindreel/messages/newsletter/campaigns";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { IconPlus } from "#shared/icons/site.ts";
import { format } from "#shared/language/format.ts";
import { momentOf } from "#shared/time/dates.ts";
import { FormModal } from "#shared/ui/dialogs/FormModal.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { VisuallyHidden } from "#shared/ui/plain/text/VisuallyHidden.tsx";
import { SearchInput } from "#shared/ui/table/SearchInput.tsx";

/** Videos to choose from: search results, or the newest. */
const choosableVideosQuery = (search: string) =>
  queryOptions({
    queryKey: [...queryKeys.adminVideos, "campaign", search],
    queryFn: ({ signal }) => call("GET /api/admin/v1/videos/", { ...(search !== "" && { query: { search } }), signal }),
    placeholderData: keepPreviousData,
    select: ({ results }) => results,
  });

/** The title of a video that was chosen before. */
const titleQuery = (id: number) =>
  queryOptions({
    queryKey: [...queryKeys.video, "title", id],
    queryFn: ({ signal }) => call("GET /api/category/v1/video/{id}/", { params: { id: String(id) }, signal }),
    select: ({ title }) => title,
  });

interface Props {
  readonly value: readonly number[];
  readonly onChange: (ids: number[]) => void;
}

/** The videos that a campaign shows below its text, in order. */
export function VideosField({ value, onChange }: Props) {
  const id = useId();
  const [adding, { open, close }] = useDisclosure();
  const add = useRef<HTMLButtonElement>(null);
  const remove = (video: number) => {
    onChange(value.filter((other) => other !== video));
    // The pressed button disappears. This one is disabled while the list is full.
    setTimeout(() => add.current?.focus());
  };
  return (
    <Stack gap="xs" role="group" aria-labelledby={id}>
      <Text id={id} fw={500} size="sm">
        {messages.videos}
      </Text>
      <Text size="xs" c="dimmed">
        {messages.videosNote}
      </Text>
      {value.map((video) => (
        <Chosen key={video} id={video} onRemove={() => remove(video)} />
      ))}
      <div>
        <Button
          ref={add}
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          disabled={value.length >= limits.campaignVideos}
          onClick={open}
        >
          {messages.addTitle}
        </Button>
      </div>
      <AddVideo
        opened={adding}
        onClose={close}
        without={value}
        onAdd={(video) => {
          onChange([...value, video]);
          close();
        }}
      />
    </Stack>
  );
}

function Chosen({ id, onRemove }: { readonly id: number; readonly onRemove: () => void }) {
  const { data, isPending } = useQuery(titleQuery(id));
  const title = data ?? (isPending ? "" : messages.deletedVideo);
  return (
    <Group justify="space-between" wrap="nowrap">
      <Text style={{ overflowWrap: "anywhere" }}>{title}</Text>
      <Button size="xs" variant="default" onClick={onRemove} style={{ flexShrink: 0 }}>
        {messages.remove}
        <VisuallyHidden as="span">&nbsp;{title}</VisuallyHidden>
      </Button>
    </Group>
  );
}

interface AddVideoProps {
  readonly opened: boolean;
  /** The videos that are already chosen. */
  readonly without: readonly number[];
  readonly onClose: () => void;
  readonly onAdd: (id: number) => void;
}

/** Chooses one of the newest videos, or a search result. */
function AddVideo({ opened, without, onClose, onAdd }: AddVideoProps) {
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
