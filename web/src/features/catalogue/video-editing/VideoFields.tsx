import { messages } from "@mindreel/messages/catalogue/video-editing";
import "@mantine/core/styles/Switch.layer.css";
import { Switch, Textarea } from "@mantine/core";
import { limits } from "@mindreel/contract/plain/limits";
import type { ReactNode } from "react";
import { useCategories } from "#features/catalogue/categories/categories.ts";
import { OpenToField } from "#features/catalogue/mechanisms/open-to/OpenToField.tsx";
import { withScheme } from "#features/catalogue/video-lookup/withScheme.ts";
import { PictureField } from "#shared/picture/PictureField.tsx";
import { SelectField } from "#shared/ui/plain/fields/SelectField.tsx";
import { TextField } from "#shared/ui/plain/fields/TextField.tsx";
import { ReleaseField } from "./ReleaseField.tsx";

/** The fields' values by their wire names. The picture stays in its file input. */
export interface VideoValues {
  readonly title: string;
  readonly description: string;
  readonly video_oid: string;
  /** A category's id; empty if none is chosen. */
  readonly category: string;
  readonly youtube_video_link: string;
  /** ISO; empty means immediately. */
  readonly release_at: string;
  /** Whether the landing page shows it. */
  readonly showcased: "true" | "false";
  /** Empty: as its series or category. */
  readonly open_to: string;
}

export const noVideo: VideoValues = {
  title: "",
  description: "",
  video_oid: "",
  category: "",
  youtube_video_link: "",
  release_at: "",
  showcased: "false",
  open_to: "",
};

interface Props {
  readonly values: VideoValues;
  readonly onChange: (change: Partial<VideoValues>) => void;
  readonly errors: ReadonlyMap<string, string>;
  /** The current picture; if there is none, a new one is required. */
  readonly current?: string | null;
  /** Called when a new picture is chosen, or the choice is cleared. */
  readonly onPicture?: (chosen: boolean) => void;
  /** Shown below the Source field. */
  readonly sourceNote?: ReactNode;
}

/** The fields of a video, for a form that is submitted as FormData. */
export function VideoFields({ values, onChange, errors, current = null, onPicture, sourceNote }: Props) {
  const { data: categories = [] } = useCategories();
  const field = (name: Exclude<keyof VideoValues, "release_at" | "showcased" | "open_to">) => ({
    name,
    value: values[name],
    error: errors.get(name),
    onChange: ({ currentTarget: { value } }: { readonly currentTarget: { readonly value: string } }) =>
      onChange({ [name]: value }),
  });
  return (
    <>
      <TextField {...field("title")} label={messages.title} maxLength={limits.videoTitle} required />
      <Textarea
        {...field("description")}
        label={messages.description}
        size="md"
        rows={4}
        maxLength={limits.videoDescription}
      />
      <TextField
        {...field("video_oid")}
        label={messages.oid}
        hint={messages.oidHint}
        maxLength={limits.videoOid}
        required
      />
      <SelectField {...field("category")} label={messages.category} required>
        <option value="" disabled>
          {messages.chooseCategory}
        </option>
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <PictureField
        label={messages.thumbnail}
        name="videos_thumbnail"
        current={current}
        required={current === null}
        error={errors.get("videos_thumbnail")}
        onChosen={onPicture}
      />
      <div>
        <TextField
          {...field("youtube_video_link")}
          label={messages.source}
          type="url"
          onChange={({ currentTarget: { value } }) => onChange({ youtube_video_link: withScheme(value) })}
          placeholder="https://"
          maxLength={limits.url}
          required
        />
        {sourceNote}
      </div>
      <ReleaseField
        name="release_at"
        value={values.release_at}
        error={errors.get("release_at")}
        onChange={(release_at) => onChange({ release_at })}
      />
      <OpenToField
        of="video"
        value={values.open_to}
        error={errors.get("open_to")}
        onChange={(open_to) => onChange({ open_to })}
      />
      <Switch
        label={messages.showcase}
        description={messages.showcaseNote}
        checked={values.showcased === "true"}
        onChange={({ currentTarget }) => onChange({ showcased: currentTarget.checked ? "true" : "false" })}
      />
      <input type="hidden" name="showcased" value={values.showcased} />
    </>
  );
}
