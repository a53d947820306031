import type { Video } from "@mindreel/contract/catalogue/videos";
import { memo } from "react";
import { DeleteVideoButton } from "#features/catalogue/video-editing/DeleteVideoButton.tsx";
import { VideoCard } from "#features/catalogue/videos/VideoCard.tsx";
import { LikeButton } from "#features/engagement/likes/LikeButton.tsx";
import { SaveButton } from "#features/engagement/lists/SaveButton.tsx";
import { CardMenu } from "./CardMenu.tsx";

interface Props {
  readonly video: Video;
  readonly userId: number;
  readonly saved: boolean;
  /** Whether the member is a superuser. */
  readonly editable: boolean;
  /** Index in the list, from 0. */
  readonly place: number;
  readonly playing: boolean;
  readonly faded: boolean;
  readonly note: string | null;
  readonly onPlay: (video: Video) => void;
}

/**
 * A video's card with all actions available to the member. Memoized: of hundreds, only those that change render again.
 */
export const LibraryCard = memo(function LibraryCard({ userId, saved, editable, ...card }: Props) {
  const { video } = card;
  return (
    <VideoCard
      {...card}
      actions={
        <>
          <LikeButton video={video} userId={userId} />
          <SaveButton video={video} userId={userId} saved={saved} />
          {editable && <DeleteVideoButton video={video} />}
          <CardMenu video={video} editable={editable} />
        </>
      }
    />
  );
});
