import type { NoticeKind } from "@mindreel/contract/notices/notices";
import type { Db } from "#data/database.ts";
import { AppError } from "#domain/errors.ts";
import { horizonOf, type Viewer } from "#domain/library/visibility.ts";
import { day } from "#domain/time/units-of-time.ts";
import * as notices from "./notices.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly clock: () => Date;
}

/** Days after which notices are deleted. */
const keptDays = 90;

/** The notices that members see in the app. */
export function createNoticesService({ db, clock }: Dependencies) {
  const readerOf = (viewer: Viewer) => ({
    userId: viewer.id,
    horizon: horizonOf(viewer, clock()),
    language: viewer.language,
  });

  return {
    list: (viewer: Viewer) => notices.list(db, readerOf(viewer)),

    unread: (viewer: Viewer) => notices.unread(db, readerOf(viewer)),

    /** @throws AppError 404 */
    markRead: async ({ id: userId }: Viewer, kind: NoticeKind, id: number): Promise<void> => {
      if ((await notices.markRead(db, userId, { kind, id }, clock())) === 0) throw new AppError("not_found");
    },

    markAllRead: async ({ id: userId }: Viewer): Promise<void> => {
      await notices.markRead(db, userId, "all", clock());
    },

    sweep: async (): Promise<void> => {
      await notices.sweep(db, new Date(clock().getTime() - keptDays * day));
    },
  };
}

export type NoticesService = ReturnType<typeof createNoticesService>;
