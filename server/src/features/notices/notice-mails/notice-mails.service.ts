import { refusals } from "@mindreel/messages/newsletter/newsletter";
import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import { AppError } from "#domain/errors.ts";
import { sentence } from "#domain/sentences.ts";
import type { TakeDue } from "#features/notices/mechanisms/due.service.ts";
import { type MailKind, mailKinds } from "#features/notices/preferences/preferences.repository.ts";
import type { NoticePreferencesService } from "#features/notices/preferences/preferences.service.ts";
import { defineQueue, type Jobs } from "#jobs/jobs.ts";
import type { MailSettings } from "#mail/mail-language.ts";
import type { Pictures } from "#media/pictures.ts";
import type { Mailer } from "#ports/mail/mail.port.ts";
import { createSignedIds } from "#security/signed-ids.ts";
import { newVideosMail } from "./notice-mails.mail.ts";
import type { Gathered } from "./notice-mails.repository.ts";
import * as mails from "./notice-mails.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly config: MailSettings;
  readonly clock: () => Date;
  /** Sign the unsubscribe links, which say by their key what they end. */
  readonly keys: Readonly<Record<MailKind, string>>;
  readonly preferences: Pick<NoticePreferencesService, "endMails">;
  readonly pictures: Pick<Pictures, "urls">;
  readonly takeDue: TakeDue;
}

export const noticeMailQueue = defineQueue<Gathered>("mail-notices");

/** The maximum number of members locked by one transaction. */
const batch = 500;

/** Mails members about new videos in what they follow, several in one mail, and not in their quiet hours. */
export function createNoticeMailsService({
  db,
  jobs,
  config,
  clock,
  keys,
  preferences,
  pictures,
  takeDue,
}: Dependencies) {
  const links = mailKinds.map((kind) => ({ kind, ...createSignedIds(keys[kind]) }));
  const { tokenOf } = createSignedIds(keys.videos);

  /** Adds each mail as a job in the transaction that takes it. @returns how many members were due */
  const mailSome = (most: number): Promise<number> =>
    inTransaction(db, async (tx) => {
      const { taken, awake } = await takeDue(tx, "notice_mails", most);
      const gathered = await mails.gather(tx, awake);
      if (gathered.length > 0) await jobs.addMany(noticeMailQueue, gathered, tx);
      return taken;
    });

  return {
    /** Queues due mails, no faster than the owner allows. Called every five minutes. */
    mailDue: async (): Promise<void> => {
      let left = await mails.mailsAtOnce(db);
      while (left > 0) {
        const most = Math.min(left, batch);
        if ((await mailSome(most)) < most) return;
        left -= most;
      }
    },

    /** @throws AppError 404 for a link that was never mailed */
    unsubscribe: async (token: string): Promise<void> => {
      const [link] = links.flatMap(({ kind, idOf }) => {
        const userId = idOf(token);
        return userId === undefined ? [] : [{ kind, userId }];
      });
      if (link === undefined) throw new AppError("not_found", sentence(refusals, "incompleteLink"));
      await preferences.endMails(link.userId, link.kind);
    },

    mailer:
      (mailer: Mailer) =>
      async (gathered: Gathered): Promise<void> => {
        const mailable = await mails.mailable(db, gathered, clock());
        if (mailable === undefined) return;
        const videos = mailable.videos.map(({ id, title, thumbnail }) => ({
          ...{ id, title, duration: null, still: pictures.urls(thumbnail).src },
        }));
        await mailer.send(newVideosMail({ ...mailable, videos }, tokenOf(gathered.userId), config));
      },
  };
}

export type NoticeMailsService = ReturnType<typeof createNoticeMailsService>;
