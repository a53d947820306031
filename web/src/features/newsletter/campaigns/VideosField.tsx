import { Group, Stack, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { limits } from "@mindreel/contract/plain/limits";
import { campaign as messages } from "@mindreel/messages/newsletter/campaigns";
import { useQuery } from "@tanstack/react-query";
import { useId, useRef } from "react";
import { IconPlus } from "#shared/icons/site.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { VisuallyHidden } from "#shared/ui/plain/text/VisuallyHidden.tsx";
import { AddVideo } from "./AddVideo.tsx";
import { titleQuery } from "./videos.ts";

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
