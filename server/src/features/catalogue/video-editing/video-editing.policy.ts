import type { OpenToField } from "@mindreel/contract/catalogue/open-to";
import type { VideoBody, VideoPatchBody } from "@mindreel/contract/catalogue/video-editing";
import { refusals } from "@mindreel/messages/catalogue/catalogue";
import { validation } from "@mindreel/messages/wire";
import { invalidInput } from "#domain/errors.ts";
import { sentence } from "#domain/sentences.ts";
import { requireSource, type Source } from "#features/catalogue/mechanisms/sources.policy.ts";
import type { Upload } from "#media/upload-slots.ts";
import type { StoredVideo, VideoChange } from "./video-editing.repository.ts";

/** A video to add. */
export interface VideoDraft {
  readonly title: string;
  readonly description?: string | undefined;
  readonly oid: string;
  /** Length in seconds, if known beforehand. */
  readonly duration?: number;
  readonly categoryId: number | null;
  readonly source: Source;
  /** Null or absent to release it at once. */
  readonly releaseAt?: Date | null;
  readonly showcased?: boolean;
  readonly openTo?: OpenToField | undefined;
  /** If missing, a still is fetched from the provider. */
  readonly picture: Upload | undefined;
}

/**
 * A video's release time as a form sends it; null to release it at once.
 * @throws AppError 400
 */
export const releaseTime = (text: string | null | undefined): Date | null => (text ? timeOf(text, "release_at") : null);

/** @throws AppError 400 that names the field */
export function timeOf(text: string, field: string): Date {
  const time = new Date(text);
  // The schema accepts leap seconds, which JavaScript's Date does not support.
  if (Number.isNaN(time.getTime())) throw invalidInput({ [field]: [sentence(refusals, "noTime")] });
  return time;
}

/** Whether a form puts the video on the landing page; undefined if the field is missing. */
export const wantsShowcase = ({ showcased }: Pick<VideoPatchBody, "showcased">): boolean | undefined =>
  showcased === undefined ? undefined : String(showcased) === "true";

/** @throws AppError 400 */
export function toDraft(body: VideoBody, picture: Upload | undefined): VideoDraft {
  const source = requireSource(body.youtube_video_link, "youtube_video_link");
  if (picture === undefined) throw invalidInput({ videos_thumbnail: [sentence(validation, "required")] });
  const { title, description, category, video_oid: oid } = body;
  const releaseAt = releaseTime(body.release_at);
  return {
    title,
    description,
    oid,
    categoryId: Number(category),
    source,
    releaseAt,
    showcased: wantsShowcase(body) ?? false,
    openTo: body.open_to,
    picture,
  };
}

/** @throws AppError 400 */
export function toChange(body: VideoPatchBody): VideoChange {
  const { title, description, category, youtube_video_link: link, video_oid: oid, release_at } = body;
  const source = link === undefined ? undefined : requireSource(link, "youtube_video_link");
  return {
    ...(title !== undefined && { title: title.trim() }),
    ...(description !== undefined && { description }),
    ...(category !== undefined && { categoryId: Number(category) }),
    ...(source && { source: source.url, sourceKind: source.kind }),
    ...(oid !== undefined && { oid: oid.trim() }),
    ...(release_at !== undefined && { releaseAt: releaseTime(release_at) }),
  };
}

/** The editable fields, with their names in the audit log. */
const fields = [
  ["title", "title"],
  ["description", "description"],
  ["categoryId", "category"],
  ["source", "source"],
  ["oid", "oid"],
  ["thumbnail", "picture"],
  ["releaseAt", "release time"],
  ["showcasedAt", "landing page"],
  ["openTo", "open to"],
] as const;

const comparable = (value: unknown) =>
  value instanceof Date ? value.getTime() : Array.isArray(value) ? value.join() : value;

/** The fields that actually change, as named in the audit log. */
export function changedFields(stored: StoredVideo, change: VideoChange): string[] {
  const changed = fields.filter(
    ([name]) => change[name] !== undefined && comparable(change[name]) !== comparable(stored[name]),
  );
  return changed.map(([, label]) => label);
}
