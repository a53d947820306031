/** In SQL; more than clocks usually differ. */
const ahead = "now() + interval '5 minutes'";
/** Longer than any of our jobs waits, for its time or for its next attempt. */
const longestWait = "interval '2 days'";

/**
 * Repairs timestamps in pg-boss's tables from a time when the clock was far ahead. Jobs and schedules would otherwise
 * wait until that time.
 */
export const forgetFutureStamps: readonly string[] = [
  `update pgboss.version set cron_on = null, bam_on = null, flow_on = null, reindex_on = null, monitor_backoff_on = null
   where greatest(cron_on, bam_on, flow_on, reindex_on) > ${ahead}`,
  `update pgboss.queue set monitor_claim_on = null, monitor_on = null, maintain_on = null
   where greatest(monitor_claim_on, monitor_on, maintain_on) > ${ahead}`,
  `update pgboss.job set created_on = least(created_on, now()), start_after = now()
   where state in ('created', 'retry') and (created_on > ${ahead} or start_after > now() + ${longestWait})`,
  `update pgboss.job set started_on = now(), heartbeat_on = now()
   where state = 'active' and greatest(started_on, heartbeat_on) > ${ahead}`,
];

/** After the clock is set back by an hour, a retry due in a minute would wait an hour longer: retry it now instead. */
export const retryNow = "update pgboss.job set start_after = now() where state = 'retry' and start_after > now()";
