import type { RequestPreferences } from "@mindreel/contract/engagement/request-answers";
import { refusals } from "@mindreel/messages/newsletter/newsletter";
import { recordDependency } from "#data/cache/dependencies.ts";
import type { Db } from "#data/database.ts";
import type { NextRelease } from "#data/releases.ts";
import { inTransaction } from "#data/transaction.ts";
import { AppError } from "#domain/errors.ts";
import { horizonOf, sightOf, type Viewer } from "#domain/library/visibility.ts";
import { sentence } from "#domain/sentences.ts";
import type { RequestRow } from "#features/engagement/requests/requests.repository.ts";
import { defineQueue, type Jobs } from "#jobs/jobs.ts";
import type { MailSettings } from "#mail/mail-language.ts";
import type { Mailer } from "#ports/mail/mail.port.ts";
import { createSignedIds } from "#security/signed-ids.ts";
import { answerMail } from "./request-answers.mail.ts";
import * as answers from "./request-answers.repository.ts";

export type AnnounceAnswers = (tx: Db, answered: readonly AnswerMailJob[]) => Promise<void>;
export type QuietUntil = (tx: Db, userIds: readonly number[]) => Promise<ReadonlyMap<number, Date>>;

interface Dependencies {
  readonly db: Db;
  readonly nextRelease: NextRelease;
  readonly jobs: Jobs;
  readonly config: MailSettings;
  readonly clock: () => Date;
  /** Signs the unsubscribe links in the mails. */
  readonly key: string;
  readonly announceAnswers: AnnounceAnswers;
  readonly quietUntil: QuietUntil;
}

export const notifyQueue = defineQueue<object>("tell-answers");
export const answerMailQueue = defineQueue<AnswerMailJob>("mail-answer");
type AnswerMailJob = Pick<answers.Notified, "userId" | "requestId">;

/** Seconds in which a superuser can withdraw an answer before anybody is notified. */
export const secondThoughts = 15;
const batch = 500;

/** Notifies members when something they asked or voted for is here. */
export function createRequestAnswersService(dependencies: Dependencies) {
  const { db, nextRelease, jobs, config, clock, key, announceAnswers, quietUntil } = dependencies;
  const { tokenOf, idOf } = createSignedIds(key);

  const wantsMails = async (userId: number): Promise<boolean> => (await answers.wantsMails(db, userId)) ?? true;

  /** Queues each mail in the transaction that marks its recipient as notified. @returns the number of members */
  const notifySome = (): Promise<number> =>
    inTransaction(db, async (tx) => {
      const now = clock();
      const before = new Date(now.getTime() - secondThoughts * 1000);
      const notified = await answers.notify(tx, { now, before, most: batch });
      await announceAnswers(tx, notified);
      const mails = notified.filter(({ byMail }) => byMail).map(({ userId, requestId }) => ({ userId, requestId }));
      if (mails.length > 0) {
        const quiet = await quietUntil(
          tx,
          mails.map(({ userId }) => userId),
        );
        await jobs.addMany(answerMailQueue, mails, tx, ({ userId }) => quiet.get(userId));
      }
      return notified.length;
    });

  return {
    /** The latest answers that a member has not seen. */
    unseen: async (viewer: Viewer): Promise<RequestRow[]> => {
      const now = clock();
      const { id, language } = viewer;
      await nextRelease(sightOf(viewer), now);
      recordDependency(["request", `voter ${id}`, "video"]);
      return answers.unseen(db, { userId: id, horizon: horizonOf(viewer, now), language });
    },

    /** @throws AppError 404 */
    markSeen: async (requestId: number, { id }: Viewer): Promise<void> => {
      if (!(await answers.markSeen(db, id, requestId, clock()))) throw new AppError("not_found");
    },

    wantsMails,

    changePreferences: async (
      userId: number,
      { mail_answers: chosen }: Partial<RequestPreferences>,
    ): Promise<boolean> => {
      if (chosen !== undefined) await answers.setWantsMails(db, userId, chosen);
      return wantsMails(userId);
    },

    /** @throws AppError 404 for a link that was never mailed */
    unsubscribe: async (token: string): Promise<void> => {
      const id = idOf(token);
      if (id === undefined) {
        throw new AppError("not_found", sentence(refusals, "incompleteLink"));
      }
      await answers.setWantsMails(db, id, false);
    },

    planNotifications: (tx: Db): Promise<void> => jobs.add(notifyQueue, {}, tx, secondThoughts + 1),

    /** Notifies everyone who is due. For an unreleased video, that is in the first run after its release. */
    notifyDue: async (): Promise<void> => {
      while ((await notifySome()) === batch);
    },

    mailer:
      (mailer: Mailer) =>
      async (job: AnswerMailJob): Promise<void> => {
        const answer = await answers.mailable(db, job, clock());
        if (answer !== undefined) await mailer.send(answerMail(answer, tokenOf(job.userId), config));
      },
  };
}

export type RequestAnswersService = ReturnType<typeof createRequestAnswersService>;
