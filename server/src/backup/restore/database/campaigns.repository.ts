import { withClient } from "./client.ts";

/** The news that a restore stopped. */
export interface Stopped {
  /** The number of campaigns that were being sent, and are paused now. */
  readonly paused: number;
  /** The number of campaigns that were scheduled, and are drafts now. */
  readonly unscheduled: number;
  /** Whether a digest was due, and is left out. */
  readonly digest: boolean;
}

/** Which of it the backup's version has. */
const known = `select to_regclass('public.campaigns') is not null as campaigns,
  exists (select from pg_attribute where attrelid = to_regclass('public.news_settings') and attname = 'digested_at') as digests`;
const pause = "update campaigns set state = 'paused', trouble = null where state = 'sending'";
const unschedule = "update campaigns set state = 'draft', send_at = null where state = 'scheduled'";
/** The next one is about the videos from now on. */
const skipDigest = `update news_settings set digested_at = now() where digest <> 'off'
  and digested_at + case digest when 'weekly' then interval '7 days' else interval '1 month' end <= now()`;

/**
 * Stops news that may have been sent since the restored moment, since the database does not know to whom. See
 * docs/decisions/0041-campaign-delivery.md.
 */
export const stopNews = (url: string): Promise<Stopped> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ campaigns: boolean; digests: boolean }>(known);
    const change = async (text: string, isKnown = false) => (isKnown ? ((await client.query(text)).rowCount ?? 0) : 0);
    const paused = await change(pause, rows[0]?.campaigns);
    const unscheduled = await change(unschedule, rows[0]?.campaigns);
    const digests = await change(skipDigest, rows[0]?.digests);
    return { paused, unscheduled, digest: digests > 0 };
  });
