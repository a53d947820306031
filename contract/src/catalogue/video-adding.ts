import { type Static, Type } from "typebox";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";
import { FilledText, Text } from "../wire/primitives.ts";
import { VideoBody } from "./video-editing.ts";
import { Video } from "./videos.ts";

/** An id as a form sends it; empty for none. */
const Choice = Type.String({ pattern: "^([0-9]{1,9})?$" });

/** Less than a form of the specification requires: what is left out, the server makes or fetches. */
export const NewVideoBody = Type.Object({
  youtube_video_link: FilledText(limits.url),
  title: FilledText(limits.videoTitle),
  description: Type.Optional(Text(limits.videoDescription)),
  category: Type.Optional(Choice),
  series: Type.Optional(Choice),
  video_oid: Type.Optional(Text(limits.videoOid)),
  release_at: VideoBody.properties.release_at,
  open_to: VideoBody.properties.open_to,
});
export type NewVideoBody = Static<typeof NewVideoBody>;

export const videoAddingWire = wire({
  "POST /api/admin/v1/videos/": {
    access: "superuser",
    summary:
      "Add a video by its address, unless the library has it. Without a picture or a description, its provider's are fetched soon after; without an Oid, it gets the one in its address.",
    body: NewVideoBody,
    files: ["videos_thumbnail"],
    orJson: true,
    audit: "video.create",
    response: { status: 201, body: Video },
  },
});
