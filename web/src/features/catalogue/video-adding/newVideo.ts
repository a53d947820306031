/** The fields of a new video, by their wire names. The picture stays in its file input. */
export interface NewVideo {
  readonly youtube_video_link: string;
  readonly title: string;
  readonly description: string;
  readonly video_oid: string;
  /** Ids; empty for none. */
  readonly category: string;
  readonly series: string;
  /** ISO; empty means at once. */
  readonly release_at: string;
  /** Empty: as its series or category. */
  readonly open_to: string;
}

export const noVideo: NewVideo = {
  ...{ youtube_video_link: "", title: "", description: "", video_oid: "" },
  ...{ category: "", series: "", release_at: "", open_to: "" },
};
