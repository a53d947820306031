import type { CancelQuery, DeliveriesQuery, SendBody } from "@mindreel/contract/newsletter/campaign-sending";
import type { Language } from "@mindreel/contract/plain/languages";
import { pagePath } from "@mindreel/contract/plain/pages";
import { refusals } from "@mindreel/messages/newsletter/newsletter";
import type { Config } from "#config/config.ts";
import type { Audit } from "#data/audit.ts";
import type { Db } from "#data/database.ts";
import { type PageRequest, readPage } from "#data/paging.ts";
import { inTransaction } from "#data/transaction.ts";
import { AppError, invalidInput } from "#domain/errors.ts";
import { sentence } from "#domain/sentences.ts";
import { day, minute } from "#domain/time/units-of-time.ts";
import type { ShownCampaign } from "#features/newsletter/campaigns/campaigns.mapper.ts";
import { type CampaignRow, find, hold } from "#features/newsletter/campaigns/campaigns.repository.ts";
import { type CampaignsService, nameOf } from "#features/newsletter/campaigns/campaigns.service.ts";
import type { UnsubscribeService } from "#features/newsletter/unsubscribe/unsubscribe.service.ts";
import { defineQueue, type Jobs } from "#jobs/jobs.ts";
import type { Log } from "#observability/log.ts";
import type { BulkMailer } from "#ports/mail/mail.port.ts";
import * as audience from "./audience.repository.ts";
import * as sending from "./campaign-sending.repository.ts";
import * as deliveries from "./deliveries.repository.ts";
import { createSender } from "./sender.ts";

interface Dependencies {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly mailer: BulkMailer;
  readonly config: Pick<Config, "publicUrl" | "languages">;
  readonly clock: () => Date;
  readonly logger: Log;
  /** Whether all pictures shown in a text exist. */
  readonly picturesAreHere: (text: string) => Promise<boolean>;
  readonly campaigns: Pick<CampaignsService, "shown" | "mailFor" | "test">;
  /** The return path of a delivery. */
  readonly returnPath: (deliveryId: number) => string | undefined;
  readonly unsubscribe: Pick<UnsubscribeService, "tokenOf" | "memberTokenOf">;
}

export const sendingQueue = defineQueue<{ readonly campaignId: number }>("send-campaign");
export const testMailQueue = defineQueue<{ readonly campaignId: number; readonly userId: number }>(
  "mail-campaign-test",
);

/** How far ahead a campaign can be scheduled, in milliseconds. */
const farthest = 366 * day;
/** How late a chosen time can arrive, in milliseconds: people choose minutes, and clocks differ. */
const latest = 5 * minute;

/** Whether a campaign is scheduled for this time, or for none. */
const isPlanned = ({ sendAt }: Pick<CampaignRow, "sendAt">, at: string | null): boolean =>
  sendAt?.getTime() === (at === null ? undefined : Date.parse(at));

/** Sending campaigns: started, watched and stopped by superusers, run by jobs. */
export function createCampaignSendingService(dependencies: Dependencies) {
  const { db, jobs, mailer, config, clock, logger, campaigns, picturesAreHere, unsubscribe, returnPath } = dependencies;

  const sender = createSender({
    ...{ db, mailer, config, clock, logger, hold },
    mailTo: async (id) => {
      const row = await find(db, id);
      if (row === undefined) throw new Error("a campaign that is sent is gone");
      const mailFor = await campaigns.mailFor(db, row);
      return ({ id: delivery, email, userId, subscriberId, likedCategories, language }) => {
        const mailOf = mailFor({ likedCategories, language });
        if (mailOf === undefined) return undefined;
        const token = userId === null ? unsubscribe.tokenOf(subscriberId ?? 0) : unsubscribe.memberTokenOf(userId);
        const page = config.publicUrl + pagePath("unsubscribe", { token });
        const post = `${config.publicUrl}/api/subscriber/v1/unsubscribe/${token}/`;
        const path = returnPath(delivery);
        const sent = { to: email, id: `news-${id}-${delivery}`, ...(path !== undefined && { returnPath: path }) };
        return { ...sent, ...mailOf({ page, post }) };
      };
    },
  });

  /** Changes the state of a campaign. @throws AppError 404, 409 unless it is in one of the states */
  const change = (
    id: number,
    from: readonly CampaignRow["state"][],
    audit: Audit,
    work: Work,
  ): Promise<ShownCampaign> =>
    inTransaction(db, async (tx) => {
      const row = await hold(tx, id);
      if (row === undefined) throw new AppError("not_found");
      if (!from.includes(row.state)) throw new AppError("campaign_state");
      await work(tx, row);
      await audit(tx, id, { name: nameOf(row) });
      return campaigns.shown(tx, id);
    });

  return {
    audiences: (language: Language | null) => audience.countEach(db, language, config.languages, clock()),

    /** @throws AppError 404 */
    recipients: async (id: number) => {
      const { audience: groups, language } = await campaigns.shown(db, id);
      return { recipients: await audience.count(db, { groups, language }, config.languages, clock()) };
    },

    /** @throws AppError 400, 404, 409 */
    begin: async (id: number, { send_at: sendAt, version, planned_at: plannedAt }: SendBody, audit: Audit) => {
      const { body } = await campaigns.shown(db, id);
      if (!(await picturesAreHere(body))) throw invalidInput({ body: [sentence(refusals, "pictureGone")] });
      return change(id, ["draft", "scheduled"], audit, async (tx, row) => {
        if (version !== undefined && version !== row.version) throw new AppError("campaign_changed");
        if (plannedAt !== undefined && !isPlanned(row, plannedAt)) throw new AppError("campaign_changed");
        const now = clock();
        const at = sendAt === null ? now : new Date(sendAt);
        if (at.getTime() > now.getTime() + farthest) {
          throw invalidInput({ send_at: [sentence(refusals, "yearAhead")] });
        }
        // Not sent at once: most likely, the month or the year is wrong.
        if (at.getTime() < now.getTime() - latest) throw invalidInput({ send_at: [sentence(refusals, "timePast")] });
        if (row.subject.trim() === "") throw invalidInput({ subject: [sentence(refusals, "noSubject")] });
        if (row.body.trim() === "" && row.videoIds.length === 0) {
          throw invalidInput({ body: [sentence(refusals, "noContent")] });
        }
        if (row.audience.length === 0) throw invalidInput({ audience: [sentence(refusals, "noAudience")] });
        await sending.schedule(tx, id, at);
        const wait = Math.ceil((at.getTime() - now.getTime()) / 1000);
        // A job due in more than two days would be mistaken for one scheduled by a wrong clock.
        await jobs.add(sendingQueue, { campaignId: id }, tx, Math.min(Math.max(wait, 0), 86_400));
      });
    },

    pause: (id: number, audit: Audit) => change(id, ["sending"], audit, (tx) => sending.setState(tx, id, "paused")),

    resume: (id: number, audit: Audit) =>
      change(id, ["paused"], audit, async (tx) => {
        await sending.setState(tx, id, "sending");
        await jobs.add(sendingQueue, { campaignId: id }, tx);
      }),

    /** @param state cancels it only in this state */
    cancel: (id: number, state: CancelQuery["state"], audit: Audit) =>
      change(id, state === undefined ? ["scheduled", "sending", "paused"] : [state], audit, async (tx, { state }) => {
        if (state === "scheduled") await sending.unschedule(tx, id);
        else await sending.end(tx, id, "cancelled", clock());
      }),

    /** @throws AppError 404 */
    page: async (id: number, { state }: Pick<DeliveriesQuery, "state">, request: PageRequest) => {
      await campaigns.shown(db, id);
      return readPage(request, (from) => deliveries.list(db, id, state, from));
    },

    exported: deliveries.exported,

    /** Queues a test mail to one superuser. @throws AppError 404 */
    test: async (campaignId: number, userId: number, audit: Audit): Promise<string> => {
      const email = await sending.emailOf(db, userId);
      if (email === undefined) throw new AppError("not_found");
      await inTransaction(db, async (tx) => {
        const campaign = await campaigns.shown(tx, campaignId);
        await jobs.add(testMailQueue, { campaignId, userId }, tx);
        await audit(tx, campaignId, { name: nameOf(campaign) });
      });
      return email;
    },

    sendTest: async ({ campaignId, userId }: { campaignId: number; userId: number }): Promise<void> => {
      const email = await sending.emailOf(db, userId);
      if (email !== undefined) await mailer.send({ to: email, ...(await campaigns.test(campaignId)) });
    },

    /** Sends a part of a campaign, and queues another job for the next part. */
    run: async ({ campaignId }: { campaignId: number }): Promise<void> => {
      const wait = await sender.send(campaignId);
      if (wait !== undefined) await jobs.add(sendingQueue, { campaignId }, db, wait);
    },

    stop: sender.stop,
  };
}

type Work = (tx: Db, row: CampaignRow) => Promise<unknown>;
export type CampaignSendingService = ReturnType<typeof createCampaignSendingService>;
