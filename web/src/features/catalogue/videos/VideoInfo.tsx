import { ActionIcon, Popover, Text } from "@mantine/core";
import type { Video } from "@mindreel/contract/catalogue/videos";
import { longDayOf } from "@mindreel/contract/wire/days";
import { IconInfoCircle } from "@tabler/icons-react";
import classes from "./cardAction.module.css";
import { isUpcoming, releaseMoment } from "./release.ts";

function dated({ created_at, release_at }: Video): string {
  if (release_at !== null && isUpcoming(release_at)) return `Releases ${releaseMoment(release_at)}`;
  // Members see a video as added on the day of its release.
  const added = release_at !== null && release_at > created_at ? release_at : created_at;
  return `Added ${longDayOf(added)}`;
}

/** A popover with the full title and description, which the card cuts off. */
export function VideoInfo({ video }: { video: Video }) {
  return (
    <Popover width={340} position="bottom-end" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon className={classes.action} variant="transparent" aria-label={`About ${video.title}`}>
          <IconInfoCircle size={19} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={classes.info} aria-label={`About ${video.title}`} tabIndex={0} data-autofocus>
        <Text fw={600} lh={1.4}>
          {video.title}
        </Text>
        {video.description !== "" && (
          <Text size="sm" mt={8} className={classes.description}>
            {video.description}
          </Text>
        )}
        <Text size="sm" c="dimmed" mt={8}>
          {dated(video)}
        </Text>
      </Popover.Dropdown>
    </Popover>
  );
}
