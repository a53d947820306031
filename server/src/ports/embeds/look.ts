/** Why a video that its host was asked for cannot be played here. */
export type Refusal = "gone" | "private" | "not_embeddable" | "not_video";

interface Told {
  readonly state: "found";
  readonly title: string | null;
  readonly description: string | null;
  readonly seconds: number | null;
  /** Where its picture is. */
  readonly picture: string | null;
}

/** What the host of a video tells of it. */
export type Look = Told | { readonly state: Refusal };

/** The host asks to be left alone for a while. */
export class RateLimited extends Error {}

/** Whether an answer says so. */
export const isRateLimited = (status: number, retryAfter: string | null | undefined): boolean =>
  status === 429 || (status === 503 && Boolean(retryAfter));
