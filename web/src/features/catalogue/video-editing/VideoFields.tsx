import { NativeSelect, Switch, Textarea, TextInput } from "@mantine/core";
import { limits } from "@mindreel/contract/wire/limits";
import type { ReactNode } from "react";
import { useCategories } from "#features/catalogue/categories/categories.ts";
import { PictureField } from "#shared/picture/PictureField.tsx";
import { ReleaseField } from "./ReleaseField.tsx";

/** The fields' values by their names on the wire. The picture stays in its file input. */
export interface VideoValues {
  readonly title: string;
  readonly description: string;
  readonly video_oid: string;
  /** A category's id; empty when none is chosen. */
  readonly category: string;
  readonly youtube_video_link: string;
  /** ISO; empty means at once. */
  readonly release_at: string;
  /** Whether the landing page shows it. */
  readonly showcased: "true" | "false";
}

export const noVideo: VideoValues = {
  title: "",
  description: "",
  video_oid: "",
  category: "",
  youtube_video_link: "",
  release_at: "",
  showcased: "false",
};

interface Props {
  readonly values: VideoValues;
  readonly onChange: (change: Partial<VideoValues>) => void;
  readonly errors: ReadonlyMap<string, string>;
  /** The current picture; a new one is required where there is none. */
  readonly current?: string | null;
  /** Called when a new picture is chosen, or the choice is undone. */
  readonly onPicture?: (chosen: boolean) => void;
  /** Shown below Source. */
  readonly sourceNote?: ReactNode;
}

/** The fields of a video, for a form that is sent as FormData. */
export function VideoFields({ values, onChange, errors, current = null, onPicture, sourceNote }: Props) {
  const { data: categories = [] } = useCategories();
  const field = (name: Exclude<keyof VideoValues, "release_at" | "showcased">) => ({
    name,
    value: values[name],
    error: errors.get(name),
    onChange: ({ currentTarget: { value } }: { readonly currentTarget: { readonly value: string } }) =>
      onChange({ [name]: value }),
  });
  return (
    <>
      <TextInput {...field("title")} label="Title" maxLength={limits.videoTitle} required />
      <Textarea {...field("description")} label="Description" size="md" rows={4} maxLength={limits.videoDescription} />
      <TextInput {...field("video_oid")} label="Oid" maxLength={limits.videoOid} required />
      <NativeSelect {...field("category")} label="Category" required>
        <option value="" disabled>
          Choose a category
        </option>
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </NativeSelect>
      <PictureField
        label="Video Thumbnail"
        name="videos_thumbnail"
        current={current}
        required={current === null}
        error={errors.get("videos_thumbnail")}
        onChosen={onPicture}
      />
      <div>
        <TextInput
          {...field("youtube_video_link")}
          label="Source"
          type="url"
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
      <Switch
        label="Show on the landing page"
        description="Visitors read its name and see its picture. The video chosen last comes first."
        checked={values.showcased === "true"}
        onChange={({ currentTarget }) => onChange({ showcased: currentTarget.checked ? "true" : "false" })}
      />
      <input type="hidden" name="showcased" value={values.showcased} />
    </>
  );
}
