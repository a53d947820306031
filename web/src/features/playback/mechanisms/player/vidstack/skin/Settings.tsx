import { localeOf } from "@mindreel/contract/plain/languages";
import { controls as messages } from "@mindreel/messages/playback/plays";
import {
  useAudioOptions,
  useMediaRemote,
  useMediaState,
  usePlaybackRateOptions,
  useVideoQualityOptions,
} from "@vidstack/react";
import { useId } from "react";
import { language } from "#shared/language/language.ts";
import { IconSettings } from "./icons.ts";
import { Choice, Panel, Switch } from "./Panel.tsx";

const rates = [0.75, 1, 1.25, 1.5, 1.75, 2];

/** Speed, quality, sound track, and whether the video repeats: each where the video has a choice. */
export function Settings() {
  const id = useId();
  const remote = useMediaRemote();
  const canSetSpeed = useMediaState("canSetPlaybackRate");
  const loops = useMediaState("userPrefersLoop");
  const speeds = usePlaybackRateOptions({ rates, normalLabel: null });
  const qualities = useVideoQualityOptions({ auto: messages.auto });
  const sounds = useAudioOptions();
  return (
    <Panel label={messages.settings} icon={IconSettings}>
      {() => (
        <>
          {canSetSpeed && (
            <Choice
              name={`${id}speed`}
              legend={messages.speed}
              as="chips"
              options={speeds.map(({ rate, value, selected, select }) => ({
                value,
                label: `${rate.toLocaleString(localeOf(language()))}×`,
                selected,
                select: () => select(),
              }))}
            />
          )}
          {!qualities.disabled && (
            <Choice
              name={`${id}quality`}
              legend={messages.quality}
              as="chips"
              options={qualities.map(({ value, label, select }) => ({
                ...{ value, label },
                // Vidstack's `selected` is also true for the quality that Auto plays at the moment.
                selected: value === qualities.selectedValue,
                select: () => select(),
              }))}
            />
          )}
          {sounds.length > 1 && (
            <Choice
              name={`${id}sound`}
              legend={messages.soundTrack}
              as="list"
              options={sounds.map(({ value, label, selected, select }) => ({
                ...{ value, label, selected },
                select: () => select(),
              }))}
            />
          )}
          <Switch
            label={messages.repeat}
            checked={loops}
            onChange={(checked) => remote.userPrefersLoopChange(checked)}
          />
        </>
      )}
    </Panel>
  );
}
