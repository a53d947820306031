import type {
  AddressAnswerBody,
  AddressBody,
  Addresses,
  AddressOutcome,
} from "@mindreel/contract/accounts/email-change";
import { pagePath } from "@mindreel/contract/wire/pages";
import type { Config } from "#config.ts";
import type { Db } from "#data/database.ts";
import { violatedUnique } from "#data/database-errors.ts";
import { emailKey } from "#data/email-key.ts";
import { inTransaction } from "#data/transaction.ts";
import * as members from "#features/accounts/members/members.repository.ts";
import type { Reauthenticate } from "#features/accounts/reauthentication/reauthentication.service.ts";
import type { SecurityNoticesService } from "#features/accounts/security-notices/security-notices.service.ts";
import { AppError, invalidInput } from "#http/errors.ts";
import { defineQueue, type Jobs } from "#jobs/jobs.ts";
import type { Mailer } from "#ports/mail/mail.port.ts";
import { hashToken, type Member, newToken } from "#security/authentication.ts";
import { disposableEmailMessage, type RefusesEmail } from "#security/disposable-emails.ts";
import { currentAddressMail, leftAddressMail, newAddressMail, takenAddressMail } from "./email-change.mail.ts";
import { toAddresses } from "./email-change.mapper.ts";
import type { AddressRepository, End } from "./email-change.repository.ts";

type User = members.User;

interface Dependencies {
  readonly db: Db;
  readonly repository: AddressRepository;
  readonly reauthenticate: Reauthenticate;
  readonly notices: SecurityNoticesService;
  readonly refusesEmail: RefusesEmail;
  /** Plans the mail by which a member sets a new password. */
  readonly planReset: (tx: Db, email: string) => Promise<void>;
  /** What else follows the address, in the same transaction. */
  readonly onChanged: (tx: Db, userId: number) => Promise<void>;
  readonly jobs: Jobs;
  readonly config: Pick<Config, "appName" | "publicUrl">;
  readonly clock: () => Date;
}

export const addressQueue = defineQueue<AddressJob>("mail-address");
/** Holds no secret: a link is made when its mail is sent. */
export type AddressJob =
  | { readonly changeId: number; readonly end: End }
  | { readonly left: string; readonly username: string; readonly unapproved?: true };

const lifetime = 24 * 60 * 60_000;
/** Changes that a member can ask for within a link's lifetime: nobody floods a stranger's mailbox. */
const mostChanges = 5;

const unusable = () => invalidInput({ token: ["This link has expired or was used already."] });

/**
 * Nobody can be asked at an address that was never proven, such as a mistyped one. To be decided when the change is
 * made: whoever has proven the address since then is asked, whatever somebody began with it before.
 */
const needsNoApproval = ({ emailConfirmedAt }: Pick<User, "emailConfirmedAt">): boolean => emailConfirmedAt === null;

/** How members come to another address: both ends agree, each by a link. */
export function createAddressService(dependencies: Dependencies) {
  const { db, repository, reauthenticate, notices, refusesEmail, planReset, onChanged, jobs, config, clock } =
    dependencies;
  const plan = (tx: Db, job: AddressJob) => jobs.add(addressQueue, job, tx);

  /** Not them: nothing changes, whoever is signed in is not to be trusted, and the owner is helped back in. */
  async function refuse(tx: Db, user: User, end: End): Promise<AddressOutcome> {
    await repository.closeOf(tx, user.id, clock());
    if (end === "current") {
      await repository.endSessions(tx, user.id);
      await planReset(tx, user.email);
    }
    return { state: "refused" };
  }

  async function change(tx: Db, before: User, email: string, approved: boolean): Promise<AddressOutcome> {
    const now = clock();
    const after = await repository.setEmail(tx, before.id, email, now);
    await repository.closeOf(tx, before.id, now);
    await notices.plan(tx, after, "email_changed");
    await plan(tx, { left: before.email, username: before.username, ...(!approved && { unapproved: true }) });
    await onChanged(tx, before.id);
    return { state: "changed" };
  }

  return {
    show: async ({ id }: Member): Promise<Addresses> => {
      const [user, waiting] = await Promise.all([members.byId(db, id), repository.openOf(db, id, clock())]);
      if (user === undefined) throw new AppError("unauthenticated");
      return toAddresses(user, waiting);
    },

    /**
     * Asks both ends; a change that waited before ends. Whether the address is anybody else's is only looked at when
     * the mails go out, so neither answer nor time tells.
     * @throws AppError 400 with the field at fault, 403, 429
     */
    ask: (member: Member, { email, ...proof }: AddressBody): Promise<void> =>
      reauthenticate(member, proof, async (tx, user) => {
        const now = clock();
        if (emailKey(email) === emailKey(user.email)) {
          throw invalidInput({ email: ["This is your address already."] });
        }
        if (await refusesEmail(email)) throw invalidInput({ email: [disposableEmailMessage] });
        if ((await repository.countSince(tx, user.id, new Date(now.getTime() - lifetime))) >= mostChanges) {
          throw new AppError("rate_limited", "You asked for several changes already. Please try again tomorrow.");
        }
        await repository.closeOf(tx, user.id, now);
        const changeId = await repository.add(tx, {
          userId: user.id,
          newEmail: email,
          createdAt: now,
          expiresAt: new Date(now.getTime() + lifetime),
        });
        await plan(tx, { changeId, end: "new" });
        await plan(tx, { changeId, end: "current" });
      }),

    takeBack: ({ id }: Member): Promise<void> => repository.closeOf(db, id, clock()),

    /**
     * What somebody with a link says.
     * @throws AppError 400 when the link may not be used
     */
    answer: async ({ token, refuse: refused = false }: AddressAnswerBody): Promise<AddressOutcome> => {
      try {
        return await inTransaction(db, async (tx) => {
          const found = await repository.byLink(tx, hashToken(token), clock());
          if (found === undefined) throw unusable();
          const { user, end } = found;
          if (refused) return refuse(tx, user, end);
          const { newEmail, newConfirmedAt, currentConfirmedAt } = await repository.confirm(
            tx,
            found.change.id,
            end,
            clock(),
          );
          const currentAgreed = currentConfirmedAt !== null || needsNoApproval(user);
          if (newConfirmedAt === null || !currentAgreed) return { state: "waiting" };
          return change(tx, user, newEmail, currentConfirmedAt !== null);
        });
      } catch (error) {
        if (violatedUnique(error) === undefined) throw error;
        throw invalidInput({ token: ["This address belongs to another account by now."] });
      }
    },

    /** Sends what was planned. One that fails is planned again by its queue, with a link of its own. */
    mailer:
      (mailer: Mailer) =>
      async (job: AddressJob): Promise<void> => {
        if ("left" in job) {
          const { left, username, unapproved } = job;
          return mailer.send(leftAddressMail({ to: left, username, approved: unapproved === undefined }, config));
        }
        const found = await repository.waiting(db, job.changeId, clock());
        if (found === undefined) return;
        const { id, newEmail } = found.change;
        const { username, email } = found.user;
        const owner = await repository.taken(db, newEmail);
        if (job.end === "new" && owner !== undefined) return mailer.send(takenAddressMail(owner.email, config));
        const token = newToken();
        await repository.setLink(db, id, job.end, hashToken(token));
        const link = config.publicUrl + pagePath("changeEmail", { end: job.end, token });
        const mail = job.end === "new" ? newAddressMail : currentAddressMail;
        const needsApproval = !needsNoApproval(found.user);
        await mailer.send(mail({ username, email, newEmail, link, needsApproval }, config));
      },

    /** Forgets changes whose time is over. */
    sweep: () => repository.removeExpired(db, clock()),
  };
}

export type AddressService = ReturnType<typeof createAddressService>;
