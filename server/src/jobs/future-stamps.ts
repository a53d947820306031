/** More than clocks differ, in SQL. */
const ahead = "now() + interval '5 minutes'";
/** Longer than any job of ours waits, be it for its time or for its next attempt. */
const longestWait = "interval '2 days'";

/**
 * Lets jobs and schedules go on that pg-boss would leave until a year from now, because the clock was a year ahead for a
 * while. Statements for its tables.
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

/** For a clock that was set back: what would be tried again in an hour and a minute has waited long enough. */
export const retryNow = "update pgboss.job set start_after = now() where state = 'retry' and start_after > now()";
