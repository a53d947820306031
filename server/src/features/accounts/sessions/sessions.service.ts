import type { RegisterBody } from "@mindreel/contract/accounts/registration";
import type { LoginBody } from "@mindreel/contract/accounts/sessions";
import type { Audit } from "#data/audit.ts";
import { type Db, inTransaction, violatedUnique } from "#data/database.ts";
import type { AccountsRepository, User } from "#features/accounts/members/members.repository.ts";
import { hashPassword, passwordFaults, verifyPassword } from "#features/accounts/passwords/password.ts";
import type { SecondFactor, Verdict } from "#features/accounts/two-factor/second-factor.ts";
import { AppError, invalidInput } from "#http/errors.ts";
import { hashToken, newToken, sessionLifetimeDays } from "#security/authentication.ts";
import { disposableEmailMessage, type RefusesEmail } from "#security/disposable-emails.ts";

interface Dependencies {
  readonly db: Db;
  readonly repository: AccountsRepository;
  readonly secondFactor: SecondFactor;
  /** Plans the mail by which a new member's address is proven. */
  readonly askToConfirm: (tx: Db, userId: number) => Promise<void>;
  /** Whether the operator refuses such an address. */
  readonly refusesEmail: RefusesEmail;
  readonly clock: () => Date;
}

interface EnsuredAccount {
  readonly username: string;
  readonly email: string;
  readonly password: string | null;
  readonly isSuperuser: boolean;
}

interface RegisterOptions {
  readonly audit?: Audit | undefined;
  /** Nobody asks whether the address is really theirs. */
  readonly trusted?: boolean;
}

/** Why a right password was not enough; `changed`: what signing in takes has changed meanwhile. */
const refusals: Record<Exclude<Verdict, "passed"> | "changed", () => AppError> = {
  missing: () => new AppError("two_factor_required"),
  wrong: () => new AppError("two_factor_failed"),
  changed: () => new AppError("login_failed"),
};

const usernameFault = /[\p{Cc}\p{Cf}]|^\s|\s$/u;

/** The fields at fault when a unique index refused a new account; both, where both are taken. */
function conflicts({ username, email }: { username: boolean; email: boolean }): Record<string, string[]> {
  return {
    ...(username && { username: ["A user with that username already exists."] }),
    ...(email && { email: ["A user with that e-mail address already exists."] }),
  };
}

function registrationFaults(body: RegisterBody): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  if (body.username.trim() === "") errors["username"] = ["This field may not be blank."];
  else if (usernameFault.test(body.username)) {
    errors["username"] = ["Use no control characters, and no spaces at the start or the end."];
  }
  const faults = passwordFaults(body.password, body);
  if (faults.length > 0) errors["password"] = faults;
  if (body.password !== body.password2) errors["password2"] = ["The two passwords do not match."];
  return errors;
}

export function createAccountsService(dependencies: Dependencies) {
  const { db, repository, secondFactor, askToConfirm, refusesEmail, clock } = dependencies;
  return {
    /**
     * Creates an account that can sign in.
     * @throws AppError 400 with the fields at fault
     */
    register: async (body: RegisterBody, { audit, trusted = false }: RegisterOptions = {}): Promise<User> => {
      const errors = registrationFaults(body);
      if (!trusted && (await refusesEmail(body.email))) errors["email"] = [disposableEmailMessage];
      if (Object.keys(errors).length > 0) throw invalidInput(errors);
      const now = clock();
      const draft = {
        username: body.username,
        email: body.email,
        passwordHash: await hashPassword(body.password),
        isSuperuser: body.is_superuser ?? false,
        dateJoined: now,
        emailConfirmedAt: trusted ? now : null,
      };
      try {
        return await inTransaction(db, async (tx) => {
          const user = await repository.insert(draft, tx);
          if (!trusted) await askToConfirm(tx, user.id);
          if (user.isSuperuser) await audit?.(tx, user.id, { name: user.username });
          return user;
        });
      } catch (error) {
        if (violatedUnique(error) === undefined) throw error;
        throw invalidInput(conflicts(await repository.taken(body.username, body.email)));
      }
    },

    /**
     * Signs in and opens a session.
     * @throws AppError 401, the same for an unknown address, a wrong password and a blocked user, in the same time;
     * only after the right password another one, where a code is needed
     */
    login: async ({ email, password, code }: LoginBody, device: string): Promise<{ user: User; token: string }> => {
      const user = await repository.byEmail(email);
      const matches = await verifyPassword(user?.passwordHash, password);
      if (user === undefined || !matches || !user.isActive) throw new AppError("login_failed");
      const token = newToken();
      const now = clock();
      const session = { tokenHash: hashToken(token), device, now, twoFactor: user.twoFactorAt !== null };
      const outcome = await inTransaction(db, async (tx) => {
        const verdict = await repository.lock(tx, user.id).then((held) => secondFactor.check(tx, held ?? user, code));
        if (verdict !== "passed") return verdict;
        return (await repository.signIn(tx, user, session)) ? verdict : "changed";
      });
      if (outcome !== "passed") throw refusals[outcome]();
      return { user: { ...user, lastLogin: now }, token };
    },

    logout: (tokenHash: string) => repository.endSession(tokenHash),

    /** @throws AppError 404 */
    user: async (id: number): Promise<User> => {
      const user = await repository.byId(id);
      if (user === undefined) throw new AppError("not_found");
      return user;
    },

    /**
     * Makes sure that an account exists, for those who fill a library by a command.
     * @param password null: nobody signs in with it
     */
    ensure: async ({ username, email, password, isSuperuser }: EnsuredAccount): Promise<User> => {
      const passwordHash = password === null ? null : await hashPassword(password);
      const known = await repository.byEmail(email);
      if (known === undefined) {
        const now = clock();
        const dates = { dateJoined: now, emailConfirmedAt: now };
        return repository.insert({ username, email, passwordHash, isSuperuser, ...dates });
      }
      if (passwordHash !== null) await repository.setPassword(known.id, passwordHash);
      return known;
    },

    /** Forgets sessions that have ended by disuse. */
    sweepSessions: () =>
      repository.removeSessionsUnusedSince(new Date(clock().getTime() - sessionLifetimeDays * 86_400_000)),
  };
}

export type AccountsService = ReturnType<typeof createAccountsService>;
