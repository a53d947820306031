import { messages } from "@mindreel/messages/playback/playback-preferences";
import { useQuery } from "@tanstack/react-query";
import { Checkbox } from "#shared/ui/plain/fields/Checkbox.tsx";
import { playbackPreferencesQuery, useSetPlaybackPreferences } from "./playbackPreferences.ts";

interface Props {
  readonly description?: string;
}

/** Turns the countdown to the next episode on or off, permanently. */
export function AutoplaySwitch({ description }: Props) {
  const { data } = useQuery(playbackPreferencesQuery);
  const { mutate } = useSetPlaybackPreferences();
  return (
    <Checkbox
      role="switch"
      label={messages.label}
      {...(description !== undefined && { description })}
      disabled={data === undefined}
      checked={data?.autoplay_next ?? false}
      onChange={({ currentTarget: { checked } }) => mutate({ autoplay_next: checked })}
    />
  );
}
