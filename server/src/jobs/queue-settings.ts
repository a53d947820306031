/** How the jobs of a queue are retried, as pg-boss wants it. */

/** Seconds: half a minute at first, doubling up to an hour. */
const retries = { retryDelay: 30, retryBackoff: true, retryDelayMax: 3600 } as const;
/** Seconds without a heartbeat after which a server counts as dead and another one takes over its job. */
export const presumedDead = 30;
/** Retries for five days, so that nothing is lost if a mail server or the payment provider is down over a weekend. */
export const lasting = {
  ...retries,
  retryLimit: 126,
  retentionSeconds: 14 * 86_400,
  heartbeatSeconds: presumedDead,
  notify: true,
} as const;
/** Also retries for five days, but at most a minute apart: a job that is killed twice in a row need not wait longer. */
export const pressing = { ...lasting, retryDelay: 5, retryDelayMax: 60, retryLimit: 7200 } as const;
/** Retries for two hours; after that the next night's run catches up. */
export const nightly = { ...lasting, retryLimit: 8 } as const;
