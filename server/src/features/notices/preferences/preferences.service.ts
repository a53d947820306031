import type { NoticePreferences } from "@mindreel/contract/notices/preferences";
import { refusals } from "@mindreel/messages/notices/notices";
import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import { invalidInput } from "#domain/errors.ts";
import { sentence } from "#domain/sentences.ts";
import { isTimeZone, quietUntil } from "#domain/time/quiet-hours.ts";
import * as preferences from "./preferences.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly clock: () => Date;
}

/** The defaults. Mails about new videos are opt-in; pushes also need a device that was turned on. */
const usual: preferences.Preferences = {
  ...{ appVideos: true, mailVideos: false, pushVideos: true },
  ...{ appAnswers: true, pushAnswers: true, quietHours: null },
  ...{ mailFreeTime: true, mailSubscription: true, mailSignIns: true },
};

/** What a body leaves out stays as it is. */
function changed(before: preferences.Preferences, body: Partial<NoticePreferences>): preferences.Preferences {
  const { quiet_hours: quiet } = body;
  return {
    appVideos: body.app_videos ?? before.appVideos,
    mailVideos: body.mail_videos ?? before.mailVideos,
    pushVideos: body.push_videos ?? before.pushVideos,
    appAnswers: body.app_answers ?? before.appAnswers,
    pushAnswers: body.push_answers ?? before.pushAnswers,
    mailFreeTime: body.mail_free_time ?? before.mailFreeTime,
    mailSubscription: body.mail_subscription ?? before.mailSubscription,
    mailSignIns: body.mail_sign_ins ?? before.mailSignIns,
    quietHours:
      quiet === undefined
        ? before.quietHours
        : quiet && { from: quiet.from, until: quiet.until, timeZone: quiet.time_zone },
  };
}

/** Which notices members get, by which channel, and their quiet hours. */
export function createNoticePreferencesService({ db, clock }: Dependencies) {
  const read = async (tx: Db, userId: number) => (await preferences.read(tx, userId)) ?? usual;

  return {
    read: (userId: number) => read(db, userId),

    /** @throws AppError 400 */
    change: (userId: number, change: Partial<NoticePreferences>): Promise<preferences.Preferences> =>
      inTransaction(db, async (tx) => {
        if (change.quiet_hours && !isTimeZone(change.quiet_hours.time_zone)) {
          throw invalidInput({ quiet_hours: [sentence(refusals, "unknownTimeZone")] });
        }
        await preferences.hold(tx, userId);
        const after = changed(await read(tx, userId), change);
        await preferences.write(tx, userId, after);
        return after;
      }),

    endMails: async (userId: number, kind: preferences.MailKind): Promise<void> => {
      await preferences.endMails(db, userId, kind);
    },

    /** When quiet hours end, for the given members who are in them now. */
    quietUntil: async (tx: Db, userIds: readonly number[]): Promise<ReadonlyMap<number, Date>> => {
      const now = clock();
      const ends = (await preferences.withQuietHours(tx, userIds)).flatMap(({ userId, quietHours }) => {
        const end = quietUntil(quietHours, now);
        return end === null ? [] : [[userId, end] as const];
      });
      return new Map(ends);
    },
  };
}

export type NoticePreferencesService = ReturnType<typeof createNoticePreferencesService>;
