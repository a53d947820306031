/** The kinds of WebVTT text tracks. */
export const captionKinds = ["subtitles", "captions", "descriptions", "chapters", "metadata"] as const;
export type CaptionKind = (typeof captionKinds)[number];
