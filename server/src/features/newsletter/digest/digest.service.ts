import type { NewsSettings } from "@mindreel/contract/newsletter/digest";
import type { Language } from "@mindreel/contract/plain/languages";
import { limits } from "@mindreel/contract/plain/limits";
import { formatIn } from "@mindreel/messages/format";
import { inLanguage } from "@mindreel/messages/in-language";
import { messages } from "@mindreel/messages/newsletter/digest";
import type { Config } from "#config/config.ts";
import type { Audit } from "#data/audit.ts";
import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import { horizonOf, nobody } from "#domain/library/visibility.ts";
import { sendingQueue } from "#features/newsletter/campaign-sending/campaign-sending.service.ts";
import type { Jobs } from "#jobs/jobs.ts";
import { mailLanguage } from "#mail/mail-language.ts";
import { nextDigest } from "./digest.policy.ts";
import * as digests from "./digest.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly config: Pick<Config, "appName" | "languages">;
  readonly clock: () => Date;
}

/** The rate at which news is mailed, and the digest: a campaign of new videos that nobody has to write. */
export function createDigestService({ db, jobs, config, clock }: Dependencies) {
  function wordsIn(language: Language, digest: "weekly" | "monthly") {
    const { subject, title } = inLanguage(messages, language)[digest];
    return { subject: formatIn(language, subject, { app: config.appName }), body: `# ${title}` };
  }

  return {
    settings: (): Promise<digests.SettingsRow> => digests.read(db),

    change: ({ digest, mails_per_hour: mailsPerHour }: NewsSettings, audit: Audit): Promise<digests.SettingsRow> =>
      inTransaction(db, async (tx) => {
        const before = await digests.hold(tx);
        const turned = (at: Date | null) => ({ digestedAt: at, digestSince: at });
        const after = {
          ...{ ...before, digest, mailsPerHour },
          // Videos from before the digest is turned on are not news.
          ...(before.digest === "off" && turned(clock())),
          ...(digest === "off" && turned(null)),
        };
        await digests.write(tx, after);
        await audit(tx, 1, { name: "News", digest, mails_per_hour: mailsPerHour });
        return after;
      }),

    /** Creates the digest if one is due and there is anything new. Called every hour. */
    makeIfDue: (): Promise<void> =>
      inTransaction(db, async (tx) => {
        const settings = await digests.hold(tx);
        const { digest, digestedAt: last, digestSince: since } = settings;
        const now = clock();
        if (digest === "off" || last === null || since === null || nextDigest(digest, since, last) > now) return;
        await digests.write(tx, { ...settings, digestedAt: now });
        const videos = await digests.published(tx, last, horizonOf(nobody, now), limits.campaignVideos);
        if (videos.length === 0) return;
        const own = wordsIn(mailLanguage({}, config), digest);
        const translations = Object.fromEntries(config.languages.map((each) => [each, wordsIn(each, digest)]));
        const campaignId = await digests.insertCampaign(tx, { ...own, translations, videos, now });
        await jobs.add(sendingQueue, { campaignId }, tx);
      }),
  };
}

export type DigestService = ReturnType<typeof createDigestService>;
