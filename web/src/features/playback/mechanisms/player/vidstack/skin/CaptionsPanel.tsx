import { controls as messages } from "@mindreel/messages/playback/plays";
import { useCaptionOptions, useMediaState } from "@vidstack/react";
import { useId } from "react";
import type { CaptionLook } from "./captionLook.ts";
import { IconCaptions } from "./icons.ts";
import { Choice, Panel, Switch } from "./Panel.tsx";

const sizesOf = () => [
  { size: 0.75, label: messages.small },
  { size: 1, label: messages.normal },
  { size: 1.5, label: messages.large },
  { size: 2, label: messages.largest },
];

interface Props {
  readonly look: CaptionLook;
  readonly onLook: (look: CaptionLook) => void;
}

/** The languages of the captions, off, and how captions look; nothing if there are none. */
export function CaptionsPanel({ look, onLook }: Props) {
  const id = useId();
  const [off, ...languages] = useCaptionOptions({ off: messages.off });
  const shown = useMediaState("textTrack");
  if (off === undefined || languages.length === 0) return null;
  return (
    <Panel label={messages.captions} icon={IconCaptions} data-on={shown !== null}>
      {() => (
        <>
          <Choice
            name={`${id}language`}
            legend={messages.captions}
            as="list"
            options={[...languages, off].map(({ value, label, selected, select }) => ({
              ...{ value, label, selected },
              select: () => select(),
            }))}
          />
          <Choice
            name={`${id}size`}
            legend={messages.size}
            as="chips"
            options={sizesOf().map(({ size, label }) => ({
              value: String(size),
              label,
              selected: look.size === size,
              select: () => onLook({ ...look, size }),
            }))}
          />
          <Switch label={messages.solid} checked={look.solid} onChange={(solid) => onLook({ ...look, solid })} />
          <Switch label={messages.top} checked={look.top} onChange={(top) => onLook({ ...look, top })} />
        </>
      )}
    </Panel>
  );
}
