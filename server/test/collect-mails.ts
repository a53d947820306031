import { AsyncLocalStorage } from "node:async_hooks";
import type { Jobs } from "#jobs/jobs.ts";
import type { BulkMailer, Mail } from "#ports/mail/mail.port.ts";

/** Collects a mail only after its job has finished, so that the job's writes are visible too. */
export function collectMails(jobs: Jobs): { mails: Mail[]; mailer: BulkMailer; jobs: Jobs } {
  const mails: Mail[] = [];
  const job = new AsyncLocalStorage<Mail[]>();
  const send: BulkMailer["send"] = async (mail) => void (job.getStore() ?? mails).push(mail);
  const handOver: BulkMailer["handOver"] = async (mail) => {
    await send(mail);
    return { outcome: "accepted", answer: "250 ok" };
  };
  const keeping =
    <Data extends unknown[]>(run: (...data: Data) => Promise<void>) =>
    async (...data: Data) => {
      const sent: Mail[] = [];
      await job.run(sent, () => run(...data));
      mails.push(...sent);
    };
  const start: Jobs["start"] = (definitions) =>
    jobs.start(
      definitions.map((each) =>
        // Half a second is the shortest interval that pg-boss accepts.
        "cron" in each ? { ...each, run: keeping(each.run) } : { ...each, run: keeping(each.run), pollSeconds: 0.5 },
      ),
    );
  return { mails, mailer: { send, handOver }, jobs: { ...jobs, start } };
}
