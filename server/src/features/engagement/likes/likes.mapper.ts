import type { VideoLikes } from "@mindreel/contract/engagement/likes";

/** The like record of a video, which its first like creates. Its id is the video's id. */
export interface LikeRecord {
  readonly videoId: number;
  readonly likers: number[];
}

export const toVideoLikes = ({ videoId, likers }: LikeRecord): VideoLikes => ({
  id: videoId,
  likevideo: videoId,
  likeusers: likers,
});
