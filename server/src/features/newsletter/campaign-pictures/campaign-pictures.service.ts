import type { CampaignPicture } from "@mindreel/contract/newsletter/campaign-pictures";
import { refusals } from "@mindreel/messages/newsletter/newsletter";
import type { Config } from "#config/config.ts";
import type { Audit } from "#data/audit.ts";
import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import { AppError, invalidInput } from "#domain/errors.ts";
import { sentence } from "#domain/sentences.ts";
import { hold } from "#features/newsletter/campaigns/campaigns.repository.ts";
import { nameOf } from "#features/newsletter/campaigns/campaigns.service.ts";
import { defineQueue, type Jobs } from "#jobs/jobs.ts";
import { PictureError } from "#media/picture-encoder.ts";
import type { Pictures } from "#media/pictures.ts";
import type { Upload } from "#media/upload-slots.ts";
import { isShown } from "./campaign-pictures.repository.ts";

/** The queue of pictures that may no longer be shown by any campaign. */
export const unusedNewsPicturesQueue = defineQueue<ShownPicture>("unused-news-pictures");

/** Seconds before a picture that no campaign shows is removed: text may be cut and pasted back. */
const patience = 24 * 60 * 60;

interface Dependencies {
  readonly db: Db;
  readonly config: Pick<Config, "publicUrl">;
  readonly pictures: Pick<Pictures, "keepMark" | "has" | "discard">;
  readonly jobs: Pick<Jobs, "add">;
}

/** Pictures in the text of campaigns. Kept as long as any campaign shows them, since sent mails refer to them. */
export function createCampaignPicturesService({ db, config: { publicUrl }, pictures, jobs }: Dependencies) {
  async function keep({ content, gone }: Upload): Promise<ShownPicture> {
    try {
      const { id, files } = await pictures.keepMark({ content, mark: "news" }, gone);
      return { id, file: files.join() };
    } catch (error) {
      throw error instanceof PictureError ? invalidInput({ picture: [error.sentence] }) : error;
    }
  }

  return {
    /** @throws AppError 400, 404, 409 */
    upload: async (
      campaignId: number,
      description: string,
      upload: Upload | undefined,
      audit: Audit,
    ): Promise<CampaignPicture> => {
      if (upload === undefined) throw invalidInput({ picture: [sentence(refusals, "noPicture")] });
      const picture = await keep(upload);
      // Queued now, and outside the transaction, in case the draft is gone or never saved with it.
      await jobs.add(unusedNewsPicturesQueue, picture, db, patience);
      await inTransaction(db, async (tx) => {
        const campaign = await hold(tx, campaignId);
        if (campaign === undefined) throw new AppError("not_found");
        if (campaign.state !== "draft") throw new AppError("campaign_state", sentence(refusals, "draftsOnly"));
        await audit(tx, campaignId, { name: nameOf(campaign) });
      });
      return { markdown: markdownOf(`${publicUrl}/media/${picture.id}/${picture.file}`, description) };
    },

    /** Schedules pictures that a text no longer shows for removal in a day. */
    scheduleRemoval: async (tx: Db, before: string, after = ""): Promise<void> => {
      const shown = new Set(picturesIn(after, publicUrl).map(({ id }) => id));
      for (const picture of picturesIn(before, publicUrl)) {
        if (isUploaded(picture) && !shown.has(picture.id)) {
          await jobs.add(unusedNewsPicturesQueue, picture, tx, patience);
        }
      }
    },

    /** Whether all pictures shown in a text exist. */
    areHere: async (text: string): Promise<boolean> => {
      const here = await Promise.all(picturesIn(text, publicUrl).map(({ id, file }) => pictures.has(id, file)));
      return !here.includes(false);
    },

    /** Removes a picture unless a campaign shows it. */
    sweep: async ({ id, file }: ShownPicture): Promise<void> => {
      if (!(await isShown(db, id)) && (await pictures.has(id, file))) await pictures.discard(id);
    },
  };
}

export type CampaignPicturesService = ReturnType<typeof createCampaignPicturesService>;

/** A picture shown in a text. */
interface ShownPicture {
  readonly id: string;
  readonly file: string;
}

/** File names of campaign pictures, so that the job never removes any other picture that is used in a text. */
const uploaded = /^news-\d+x\d+\.(?:jpeg|png)$/;

const isUploaded = ({ file }: ShownPicture): boolean => uploaded.test(file);

/** This site's pictures in a text, without duplicates. */
function picturesIn(text: string, publicUrl: string): ShownPicture[] {
  const found = new Map<string, ShownPicture>();
  for (const part of text.split(`${publicUrl}/media/`).slice(1)) {
    const [path, id, file] = /^([0-9a-f]{24})\/([\w.-]+)/.exec(part) ?? [];
    if (path !== undefined && id !== undefined && file !== undefined) found.set(path, { id, file });
  }
  return [...found.values()];
}

/** Markdown that shows a picture. */
function markdownOf(url: string, description: string): string {
  const words = description.trim().replace(/\s+/g, " ");
  return `![${words.replace(/[\\`*_~[\]<>&]/g, "\\$&")}](${url})`;
}
