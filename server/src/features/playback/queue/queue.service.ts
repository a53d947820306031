import type { Video } from "@mindreel/contract/catalogue/videos";
import type { Queue } from "@mindreel/contract/playback/queue";
import type { Db } from "#data/database.ts";
import type { Watcher } from "#domain/library/open-to.ts";
import { horizonOf } from "#domain/library/visibility.ts";
import { fillTime } from "./queue.policy.ts";
import { candidates } from "./queue.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly clock: () => Date;
  /** Of these videos, the ones that the viewer can see. */
  readonly videosOf: (ids: readonly number[], viewer: Watcher) => Promise<ReadonlyMap<number, Video>>;
}

export function createQueueService({ db, clock, videosOf }: Dependencies) {
  return {
    /** Videos to watch in the given number of minutes. */
    fill: async (minutes: number, viewer: Watcher): Promise<Queue> => {
      const seconds = minutes * 60;
      const chosen = fillTime(await candidates(db, viewer.id, horizonOf(viewer, clock()), seconds), seconds);
      const videos = await videosOf(
        chosen.map(({ id }) => id),
        viewer,
      );
      const results = chosen.flatMap(({ id, reason }) => {
        const video = videos.get(id);
        return video === undefined ? [] : [{ video, reason }];
      });
      return { minutes, results };
    },
  };
}

export type QueueService = ReturnType<typeof createQueueService>;
