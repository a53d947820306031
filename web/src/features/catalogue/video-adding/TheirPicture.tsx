import type { Lookup } from "@mindreel/contract/catalogue/video-lookup";
import { durationOf } from "@mindreel/contract/plain/durations";
import { messages } from "@mindreel/messages/catalogue/video-adding";
import { format } from "#shared/language/format.ts";
import { PictureField } from "#shared/picture/PictureField.tsx";
import { Text } from "#shared/ui/plain/text/Text.tsx";
import classes from "./AddVideo.module.css";

interface Props {
  readonly lookup: Lookup | undefined;
  readonly error: string | undefined;
  readonly onPicture: (chosen: boolean) => void;
}

function whence(lookup: Lookup | undefined): string {
  if (lookup === undefined) return messages.pictureOwn;
  const { still, source_kind, provider } = lookup;
  if (still !== null) return format(messages.pictureTheirs, { provider });
  const hasProvider = source_kind === "youtube" || source_kind === "vimeo";
  return hasProvider ? format(messages.pictureLater, { provider }) : messages.pictureOwn;
}

/** The provider's picture, which another one may replace, and what else it told. */
export function TheirPicture({ lookup, error, onPicture }: Props) {
  const facts =
    lookup?.state !== "found"
      ? []
      : [
          lookup.provider,
          ...(lookup.duration === null ? [] : [durationOf(lookup.duration)]),
          ...(lookup.chapters === 0 ? [] : [format(messages.chapters, { count: lookup.chapters })]),
        ];
  return (
    <div>
      <PictureField
        label={messages.picture}
        name="videos_thumbnail"
        current={lookup?.still ?? null}
        required={false}
        error={error}
        onChosen={onPicture}
      />
      <Text small dim className={classes.below}>
        {whence(lookup)}
      </Text>
      {facts.length > 0 && (
        <Text small className={classes.below}>
          {facts.join(" · ")}
        </Text>
      )}
    </div>
  );
}
