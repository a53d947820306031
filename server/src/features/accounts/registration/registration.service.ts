import type { RegisterBody } from "@mindreel/contract/accounts/registration";
import type { OfferOutcome } from "@mindreel/contract/newsletter/offers";
import type { Language } from "@mindreel/contract/plain/languages";
import { refusals } from "@mindreel/messages/accounts/invitations";
import type { Audit } from "#data/audit.ts";
import type { Db } from "#data/database.ts";
import { emailKey } from "#data/email-key.ts";
import { inTransaction } from "#data/transaction.ts";
import { AppError, invalidInput } from "#domain/errors.ts";
import { sentence } from "#domain/sentences.ts";
import type { Awaitable } from "#domain/work/awaitable.ts";
import type { InvitationsService } from "#features/accounts/invitations/invitations.service.ts";
import type { KnownDevicesService } from "#features/accounts/mechanisms/known-devices.service.ts";
import * as sessions from "#features/accounts/sessions/sessions.repository.ts";
import * as members from "#members/members.repository.ts";
import { createNewAccounts } from "#members/new-accounts.service.ts";
import { hashPassword } from "#members/password.ts";
import { hashToken, newToken } from "#security/authentication.ts";
import { disposableEmailMessage, type RefusesEmail } from "#security/disposable-emails.ts";

type User = members.User;

interface Dependencies {
  readonly db: Db;
  readonly knownDevices: Pick<KnownDevicesService, "meet">;
  /** Queues the mail that asks a new member to confirm their address. */
  readonly confirmEmail: (tx: Db, userId: number) => Promise<void>;
  /** Whether an offer that can still be used was mailed to this very address, so that whoever has it reads its mail. */
  readonly offerProves: (offer: string, email: string) => Promise<boolean>;
  /** Redeems an offer of a free month, if it can be used. */
  readonly takeUpOffer: (userId: number, offer: string) => Promise<OfferOutcome>;
  readonly invitations: Pick<InvitationsService, "emailOf" | "use">;
  /** Whether the site is closed to visitors. */
  readonly isClosed: () => Awaitable<boolean>;
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
  /** Refuses whoever has no invitation that works while the site is closed. */
  readonly asVisitor?: boolean;
  /** The account's language, until its owner chooses another. */
  readonly language?: Language | undefined;
  /** Where the person registers for themselves: signs them in there if their offer proves their address. */
  readonly device?: string | undefined;
}

export interface Registered {
  readonly user: User;
  /** The outcome of the offer that they came with; null if there was none. */
  readonly offer: OfferOutcome | null;
  /** Of the session, if they are signed in. */
  readonly token: string | undefined;
}

export function createRegistrationService(dependencies: Dependencies) {
  const { db, knownDevices, confirmEmail, offerProves, takeUpOffer, acceptLegal, refusesEmail, clock } = dependencies;
  const { invitations, isClosed } = dependencies;
  const createAccount = createNewAccounts({ db, clock });

  /** Opens the first session of a new account. @returns undefined if it was blocked meanwhile */
  async function signIn(user: User, device: string): Promise<string | undefined> {
    const token = newToken();
    const session = { tokenHash: hashToken(token), device, now: clock() };
    return inTransaction(db, async (tx) => {
      if (!(await sessions.openIfUnchanged(tx, user, session, "durable"))) return undefined;
      await knownDevices.meet(tx, user, session);
      return token;
    });
  }

  return {
    /**
     * Creates an account that can sign in. Whoever comes with an offer or an invitation that was mailed to the same address
     * has proven it, and is signed in.
     * @throws AppError 400 with the fields at fault, 403
     */
    register: async (body: RegisterBody, options: RegisterOptions = {}): Promise<Registered> => {
      const { trusted = false, asVisitor = false, audit, language, device } = options;
      const { offer, invitation } = body;
      const invited = invitation === undefined ? undefined : await invitations.emailOf(invitation);
      if (asVisitor && invited === undefined && (await isClosed())) throw new AppError("site_closed");
      const isInvited = invited !== undefined && emailKey(invited) === emailKey(body.email);
      const isRefused = !trusted && !isInvited && (await refusesEmail(body.email));
      const isOther = invited !== undefined && !isInvited;
      const proven =
        device !== undefined && (isInvited || (offer !== undefined && (await offerProves(offer, body.email))));
      const confirmed = trusted || proven;
      const user = await createAccount(body, {
        isSuperuser: body.is_superuser ?? false,
        confirmed,
        ...{ language, audit },
        ...(isRefused && { faults: { email: [disposableEmailMessage] } }),
        ...(isOther && { faults: { email: [sentence(refusals, "otherAddress")] } }),
        after: async (tx, userId) => {
          if (body.accepted_legal !== undefined) await acceptLegal(tx, userId, body.accepted_legal);
          if (!confirmed) await confirmEmail(tx, userId);
          if (invitation === undefined || !isInvited) return;
          // Withdrawn in this moment.
          if ((await invitations.use(tx, invitation, userId)) === undefined) {
            throw invalidInput({ email: [sentence(refusals, "over")] });
          }
        },
      });
      const outcome = offer === undefined ? null : await takeUpOffer(user.id, offer);
      // If somebody else used the offer in this moment, they sign in themselves, like everybody.
      const token = proven && outcome !== "over" ? await signIn(user, device) : undefined;
      return { user, offer: outcome, token };
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
