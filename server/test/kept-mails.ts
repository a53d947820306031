import { AsyncLocalStorage } from "node:async_hooks";
import type { Jobs } from "#platform/jobs.ts";
import type { Mail, Mailer } from "#ports/mail.ts";

/** Keeps the mails of jobs that are through: what those wrote to the database is there by then, too. */
export function keepMails(jobs: Jobs): { mails: Mail[]; mailer: Mailer; jobs: Jobs } {
  const mails: Mail[] = [];
  const job = new AsyncLocalStorage<Mail[]>();
  const mailer: Mailer = { send: async (mail) => void (job.getStore() ?? mails).push(mail) };
  const work = <T extends object>(queue: string, handler: (data: T) => Promise<void>, seconds?: number) =>
    jobs.work<T>(
      queue,
      async (data) => {
        const sent: Mail[] = [];
        await job.run(sent, () => handler(data));
        mails.push(...sent);
      },
      seconds,
    );
  return { mails, mailer, jobs: { ...jobs, work } };
}
