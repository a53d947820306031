import { type Static, Type } from "typebox";

/** How a video is played: from which provider, or as which kind of stream. */
export const SourceKind = Type.Union([
  Type.Literal("youtube"),
  Type.Literal("vimeo"),
  Type.Literal("hls"),
  Type.Literal("dash"),
  Type.Literal("file"),
]);
export type SourceKind = Static<typeof SourceKind>;
