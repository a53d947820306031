import type { RegisterBody } from "@mindreel/contract/accounts/registration";
import type { OfferOutcome } from "@mindreel/contract/newsletter/offers";
import type { Language } from "@mindreel/contract/plain/languages";
import { all } from "@mindreel/messages/accounts/refusals/all";
import type { Audit } from "#data/audit.ts";
import type { Db } from "#data/database.ts";
import { violatedUnique } from "#data/database-errors.ts";
import { inTransaction } from "#data/transaction.ts";
import { invalidInput } from "#domain/errors.ts";
import { type Sentence, sentence } from "#domain/sentences.ts";
import * as members from "#features/accounts/mechanisms/members/members.repository.ts";
import { commonPasswords, hashPassword } from "#features/accounts/mechanisms/passwords/password.ts";
import { disposableEmailMessage, type RefusesEmail } from "#security/disposable-emails.ts";
import { registrationFaults } from "./registration.policy.ts";

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
  /** Runs in the transaction, before the account is created. */
  readonly within?: (tx: Db) => Promise<void>;
}

export interface Registered {
  readonly user: User;
  /** The outcome of the offer that they came with; null if there was none. */
  readonly offer: OfferOutcome | null;
}

export function createRegistrationService(dependencies: Dependencies) {
  const { db, confirmEmail, takeUpOffer, acceptLegal, refusesEmail, clock } = dependencies;

  /** Reports both fields when both are taken, although only one violated its index. */
  async function conflicts({ username, email }: RegisterBody): Promise<Record<string, Sentence[]>> {
    return {
      ...((await members.isUsernameTaken(db, username)) && {
        username: [sentence(all, "usernameTaken")],
      }),
      ...((await members.byEmail(db, email)) !== undefined && {
        email: [sentence(all, "emailTaken")],
      }),
    };
  }

  async function insert(
    body: RegisterBody,
    { audit, trusted = false, language, within }: RegisterOptions,
  ): Promise<User> {
    const now = clock();
    const draft = {
      username: body.username,
      email: body.email,
      passwordHash: await hashPassword(body.password),
      isSuperuser: body.is_superuser ?? false,
      dateJoined: now,
      ...(language && { language }),
      emailConfirmedAt: trusted ? now : null,
    };
    try {
      return await inTransaction(db, async (tx) => {
        await within?.(tx);
        const user = await members.insert(tx, draft);
        if (body.accepted_legal !== undefined) await acceptLegal(tx, user.id, body.accepted_legal);
        if (!trusted) await confirmEmail(tx, user.id);
        if (user.isSuperuser) await audit?.(tx, user.id, { name: user.username });
        return user;
      });
    } catch (error) {
      if (violatedUnique(error) === undefined) throw error;
      throw invalidInput(await conflicts(body));
    }
  }

  return {
    /**
     * Creates an account that can sign in.
     * @throws AppError 400 with the fields at fault
     */
    register: async (body: RegisterBody, options: RegisterOptions = {}): Promise<Registered> => {
      const errors = registrationFaults(body, await commonPasswords());
      if (!options.trusted && (await refusesEmail(body.email))) errors["email"] = [disposableEmailMessage];
      if (Object.keys(errors).length > 0) throw invalidInput(errors);
      const user = await insert(body, options);
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
