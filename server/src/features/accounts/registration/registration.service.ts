import type { RegisterBody } from "@mindreel/contract/accounts/registration";
import type { OfferOutcome } from "@mindreel/contract/newsletter/offers";
import type { Language } from "@mindreel/contract/plain/languages";
import type { Audit } from "#data/audit.ts";
import type { Db } from "#data/database.ts";
import * as members from "#members/members.repository.ts";
import { createNewAccounts } from "#members/new-accounts.service.ts";
import { hashPassword } from "#members/password.ts";
import { disposableEmailMessage, type RefusesEmail } from "#security/disposable-emails.ts";

type User = members.User;

interface Dependencies {
  readonly db: Db;
  /** Queues the mail that asks a new member to confirm their address. */
  readonly confirmEmail: (tx: Db, userId: number) => Promise<void>;
  /** Redeems an offer of a free month, if it can be used. */
  readonly takeUpOffer: (userId: number, offer: string) => Promise<OfferOutcome>;
  /** Records which terms and privacy policy a new member accepts. */
  readonly acceptLegal: (tx: Db, userId: number, version: number) => Promise<void>;
  /** Whether the operator refuses an address. */
  readonly refusesEmail: RefusesEmail;
  readonly clock: () => Date;
}

interface EnsuredAccount {
  readonly username: string;
  readonly email: string;
  /** Null: nobody can sign in with a password. */
  readonly password: string | null;
  readonly isSuperuser: boolean;
}

interface RegisterOptions {
  readonly audit?: Audit | undefined;
  /** Skips confirming the address, for accounts that the operator creates. */
  readonly trusted?: boolean;
  /** The account's language, until its owner chooses another. */
  readonly language?: Language | undefined;
}

export interface Registered {
  readonly user: User;
  /** The outcome of the offer that they came with; null if there was none. */
  readonly offer: OfferOutcome | null;
}

export function createRegistrationService(dependencies: Dependencies) {
  const { db, confirmEmail, takeUpOffer, acceptLegal, refusesEmail, clock } = dependencies;
  const createAccount = createNewAccounts({ db, clock });

  return {
    /**
     * Creates an account that can sign in.
     * @throws AppError 400 with the fields at fault
     */
    register: async (body: RegisterBody, options: RegisterOptions = {}): Promise<Registered> => {
      const { trusted = false, audit, language } = options;
      const isRefused = !trusted && (await refusesEmail(body.email));
      const user = await createAccount(body, {
        isSuperuser: body.is_superuser ?? false,
        confirmed: trusted,
        ...{ language, audit },
        ...(isRefused && { faults: { email: [disposableEmailMessage] } }),
        after: async (tx, userId) => {
          if (body.accepted_legal !== undefined) await acceptLegal(tx, userId, body.accepted_legal);
          if (!trusted) await confirmEmail(tx, userId);
        },
      });
      return { user, offer: body.offer === undefined ? null : await takeUpOffer(user.id, body.offer) };
    },

    /** Creates an account, or sets the password of the existing one with this address: for the demo's accounts. */
    ensure: async ({ username, email, password, isSuperuser }: EnsuredAccount): Promise<User> => {
      const passwordHash = password === null ? null : await hashPassword(password);
      const existing = await members.byEmail(db, email);
      if (existing === undefined) {
        const now = clock();
        const dates = { dateJoined: now, emailConfirmedAt: now };
        return members.insert(db, { username, email, passwordHash, isSuperuser, ...dates });
      }
      if (passwordHash !== null) await members.update(db, existing.id, { passwordHash });
      return existing;
    },
  };
}

export type RegistrationService = ReturnType<typeof createRegistrationService>;
