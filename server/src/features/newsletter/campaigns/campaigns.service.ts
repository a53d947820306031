import type { DraftBody, MailPreview } from "@mindreel/contract/newsletter/campaigns";
import type { Language } from "@mindreel/contract/plain/languages";
import { pagePath } from "@mindreel/contract/plain/pages";
import { refusals } from "@mindreel/messages/newsletter/newsletter";
import type { Audit } from "#data/audit.ts";
import type { Db } from "#data/database.ts";
import { type PageRequest, readPage } from "#data/paging.ts";
import { inTransaction } from "#data/transaction.ts";
import { AppError, invalidInput } from "#domain/errors.ts";
import { horizonOf, nobody } from "#domain/library/visibility.ts";
import { sentence } from "#domain/sentences.ts";
import { day, minute } from "#domain/time/units-of-time.ts";
import { type MailSettings, mailLanguage } from "#mail/mail-language.ts";
import type { Pictures } from "#media/pictures.ts";
import { campaignMail } from "./campaign.mail.ts";
import type { ShownCampaign } from "./campaigns.mapper.ts";
import { videosFor } from "./campaigns.policy.ts";
import * as campaigns from "./campaigns.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly config: MailSettings;
  readonly pictures: Pick<Pictures, "urls">;
  /** Schedules pictures that a text no longer shows for removal. */
  readonly schedulePictureRemoval: (tx: Db, before: string, after?: string) => Promise<void>;
  readonly clock: () => Date;
}

/** Milliseconds without a change after which further edits get an audit log entry of their own. */
const sitting = 30 * minute;

/** Milliseconds for which a draft is kept that was only opened; its page may still be open. */
const opened = 7 * day;

/** The maximum number of mails of one campaign cached while it is sent. */
const mostKept = 500;

/** The properties of a recipient that a mail depends on. */
interface Recipient {
  readonly likedCategories: readonly number[];
  /** A language tag; empty if unknown. */
  readonly language: string;
}

/** A campaign's name in the audit log. */
export const nameOf = ({ subject }: Pick<campaigns.CampaignRow, "subject">): string => subject || "No subject";

/** Writing campaigns. */
export function createCampaignsService({ db, config, pictures, schedulePictureRemoval, clock }: Dependencies) {
  /** @throws AppError 404 */
  async function found(from: Db, id: number): Promise<campaigns.CampaignRow> {
    const row = await campaigns.find(from, id);
    if (row === undefined) throw new AppError("not_found");
    return row;
  }

  /** @throws AppError 404, 409 */
  async function holdDraft(tx: Db, id: number): Promise<campaigns.CampaignRow> {
    const row = await campaigns.hold(tx, id);
    if (row === undefined) throw new AppError("not_found");
    if (row.state !== "draft") throw new AppError("campaign_state", sentence(refusals, "draftsOnly"));
    return row;
  }

  const shown = async (from: Db, id: number): Promise<ShownCampaign> => ({
    ...(await found(from, id)),
    progress: await campaigns.progress(from, id),
  });

  /** The language of a campaign's text for recipients who read a given language. */
  const languageFor = ({ language, translations }: campaigns.CampaignRow, read: Language): Language =>
    language ?? (translations[read] === undefined ? mailLanguage({}, config) : read);

  /** A campaign's text in a language. */
  const contentOf = (row: campaigns.CampaignRow, language: Language) => ({
    ...{ subject: row.subject, previewText: row.previewText, body: row.body },
    ...row.translations[language],
  });

  /** A campaign's video cards for recipients who read a given language. */
  async function videosOf(from: Db, row: campaigns.CampaignRow, read: Language) {
    const cards = await campaigns.cards(from, row.videoIds, read, horizonOf(nobody, clock()));
    return cards.map(({ id, title, thumbnail, duration, categoryId }) => ({
      ...{ id, title, duration, categoryId, still: pictures.urls(thumbnail).src },
    }));
  }

  /** Builds the mail for previews and test mails. */
  async function mailOf(from: Db, row: campaigns.CampaignRow) {
    const language = row.language ?? mailLanguage({}, config);
    const videos = await videosOf(from, row, language);
    return campaignMail({ ...contentOf(row, language), language, videos }, config);
  }

  /**
   * Returns a function that builds the mail to a recipient. Video titles and generated text are in their language.
   * Undefined if a digest would be empty. Recipients with the same language and videos share a mail.
   */
  async function mailFor(from: Db, row: campaigns.CampaignRow) {
    const read = row.language === null ? config.languages : [row.language];
    const cards = await Promise.all(read.map(async (each) => [each, await videosOf(from, row, each)] as const));
    const videosIn = new Map(cards);
    const made = new Map<string, ReturnType<typeof campaignMail>>();
    return ({ likedCategories, language: tag }: Recipient) => {
      const reads = row.language ?? mailLanguage({ language: tag }, config);
      const videos = videosIn.get(reads) ?? [];
      const theirs = row.isDigest ? videosFor(videos, likedCategories) : videos;
      if (row.isDigest && theirs.length === 0) return undefined;
      const key = [reads, ...theirs.map(({ id }) => id)].join();
      const language = languageFor(row, reads);
      const mail = made.get(key) ?? campaignMail({ ...contentOf(row, language), language, videos: theirs }, config);
      // Limited, since there could be as many mails as sets of categories.
      if (made.size < mostKept) made.set(key, mail);
      return mail;
    };
  }

  /** Looks like the link in the mail, but unsubscribes nobody. */
  const unsubscribesNobody = { page: config.publicUrl + pagePath("unsubscribe", { token: "preview" }) };

  return {
    page: (request: PageRequest) => readPage(request, (from) => campaigns.list(db, from)),

    shown,
    mailFor,

    /** @throws AppError 404 */
    one: (id: number) => shown(db, id),

    create: (userId: number) =>
      inTransaction(db, async (tx) => {
        const now = clock();
        await campaigns.removeUnwritten(tx, new Date(now.getTime() - opened));
        const id = await campaigns.insert(tx, userId, now);
        return shown(tx, id);
      }),

    /** @throws AppError 400, 404, 409 */
    write: (id: number, body: DraftBody, userId: number, audit: Audit) =>
      inTransaction(db, async (tx) => {
        const before = await holdDraft(tx, id);
        if (before.version !== body.version) throw new AppError("campaign_changed");
        const known = await campaigns.existing(tx, body.videos);
        if (body.videos.some((video) => !known.has(video)))
          throw invalidInput({ videos: [sentence(refusals, "noSuchVideo")] });
        const now = clock();
        const { subject, preview_text: previewText, body: text, videos: videoIds, audience, language } = body;
        // A subject is one line.
        const draft = {
          subject: subject.replace(/\s+/g, " "),
          previewText,
          body: text,
          videoIds,
          audience,
          language,
        };
        await campaigns.update(tx, id, draft, userId, now);
        await schedulePictureRemoval(tx, before.body, text);
        const goesOn = before.changedBy === userId && now.getTime() - before.changedAt.getTime() < sitting;
        if (!goesOn || before.version === 1) await audit(tx, id, { name: nameOf(draft) });
        return shown(tx, id);
      }),

    /** @throws AppError 404, 409 */
    remove: (id: number, audit: Audit): Promise<void> =>
      inTransaction(db, async (tx) => {
        const row = await holdDraft(tx, id);
        await campaigns.remove(tx, id);
        await schedulePictureRemoval(tx, row.body);
        if (row.version > 1) await audit(tx, id, { name: nameOf(row) });
      }),

    /** @throws AppError 404 */
    duplicate: (id: number, userId: number, audit: Audit) =>
      inTransaction(db, async (tx) => {
        const row = await found(tx, id);
        const known = await campaigns.existing(tx, row.videoIds);
        const videoIds = row.videoIds.filter((video) => known.has(video));
        const now = clock();
        const copy = await campaigns.insert(tx, userId, now);
        await campaigns.update(tx, copy, { ...row, videoIds }, userId, now);
        await audit(tx, copy, { name: nameOf(row) });
        return { campaign: await shown(tx, copy), leftOut: row.videoIds.length - videoIds.length };
      }),

    /** @throws AppError 404 */
    preview: async (id: number): Promise<MailPreview> => {
      const mail = (await mailOf(db, await found(db, id)))(unsubscribesNobody);
      return { subject: mail.subject, html: mail.html, text: mail.text };
    },

    /** The test mail to a superuser. @throws AppError 404 */
    test: async (id: number) => (await mailOf(db, await found(db, id)))(unsubscribesNobody),
  };
}

export type CampaignsService = ReturnType<typeof createCampaignsService>;
