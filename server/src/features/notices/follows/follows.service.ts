import type { Db } from "#data/database.ts";
import { AppError } from "#domain/errors.ts";
import type { Viewer } from "#domain/library/visibility.ts";
import type { Follow } from "./follows.repository.ts";
import * as follows from "./follows.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly clock: () => Date;
}

/** The categories and series that members follow. */
export function createFollowsService({ db, clock }: Dependencies) {
  return {
    ofMember: (viewer: Viewer) => follows.ofMember(db, viewer),

    /** @throws AppError 404 */
    follow: async (wanted: Follow): Promise<void> => {
      if (!(await follows.add(db, wanted, clock()))) throw new AppError("not_found");
    },

    unfollow: async (wanted: Follow): Promise<void> => {
      await follows.remove(db, wanted);
    },

    sweep: () => follows.sweep(db),
  };
}

export type FollowsService = ReturnType<typeof createFollowsService>;
