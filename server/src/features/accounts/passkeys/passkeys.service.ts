import type { NewCredential, UsedCredential } from "@mindreel/contract/accounts/passkeys";
import type { Proof } from "@mindreel/contract/accounts/reauthentication";
import { limits } from "@mindreel/contract/plain/limits";
import { refusals } from "@mindreel/messages/accounts/accounts";
import type { Config } from "#config/config.ts";
import type { Db } from "#data/database.ts";
import { violatedUnique } from "#data/database-errors.ts";
import { inTransaction } from "#data/transaction.ts";
import { AppError, invalidInput } from "#domain/errors.ts";
import { sentence } from "#domain/sentences.ts";
import { minute } from "#domain/time/units-of-time.ts";
import type { KnownDevicesService } from "#features/accounts/mechanisms/known-devices.service.ts";
import type { SecurityNoticesService } from "#features/accounts/mechanisms/security-notices.service.ts";
import type { Reauthenticate } from "#features/accounts/reauthentication/reauthentication.service.ts";
import * as sessions from "#features/accounts/sessions/sessions.repository.ts";
import * as members from "#members/members.repository.ts";
import { hashToken, type Member, newToken } from "#security/authentication.ts";
import type { Challenge, NewPasskeyChallenge } from "./passkeys.mapper.ts";
import * as passkeys from "./passkeys.repository.ts";
import { challengeOf, needsPasskey, verifyNewCredential, verifySignature } from "./webauthn.ts";

interface Dependencies {
  readonly db: Db;
  readonly reauthenticate: Reauthenticate;
  readonly notices: SecurityNoticesService;
  readonly knownDevices: Pick<KnownDevicesService, "meet">;
  readonly config: Pick<Config, "appName" | "publicUrl" | "superusersNeedTwoFactors">;
  readonly clock: () => Date;
}

/** How long a challenge is valid, in milliseconds. */
const timeout = 5 * minute;

const tooMany = () => invalidInput({ non_field_errors: [sentence(refusals, "fullOfPasskeys")] });
const unusable = () => invalidInput({ credential: [sentence(refusals, "passkeyUnusable")] });

/**
 * Sign-in with a key on the member's own device, which checks their fingerprint, face or PIN: two factors in one.
 */
export function createPasskeysService(dependencies: Dependencies) {
  const { db, reauthenticate, notices, knownDevices, config, clock } = dependencies;
  const { hostname } = new URL(config.publicUrl);
  const relyingParty = () => ({ id: hostname, name: config.appName });
  const site = { origin: config.publicUrl, rpId: hostname };

  async function newChallenge(from: Db, userId: number | null): Promise<string> {
    const challenge = newToken();
    await passkeys.insertChallenge(from, challenge, userId, new Date(clock().getTime() + timeout));
    return challenge;
  }

  /** Uses up the challenge, whether or not the rest of the response is valid. */
  async function redeemChallenge(clientDataJSON: string, userId: number | null): Promise<string | undefined> {
    const challenge = challengeOf(clientDataJSON);
    if (challenge === undefined || !(await passkeys.redeemChallenge(db, challenge, userId, clock()))) return undefined;
    return challenge;
  }

  return {
    beginSignIn: async (): Promise<Challenge> => ({
      ...{ challenge: await newChallenge(db, null), timeout },
      relyingParty: relyingParty(),
    }),

    /** @throws AppError 401, the same for every failure */
    signIn: async (credential: UsedCredential, device: string): Promise<{ userId: number; token: string }> => {
      const challenge = await redeemChallenge(credential.response.clientDataJSON, null);
      const passkey = await passkeys.byCredential(db, credential.id);
      if (challenge === undefined || passkey === undefined) throw new AppError("passkey_failed");
      const counter = await verifySignature(credential, passkey, { ...site, challenge });
      const user = await members.byId(db, passkey.userId);
      if (counter === null || user === undefined) throw new AppError("passkey_failed");
      const token = newToken();
      const now = clock();
      const session = { tokenHash: hashToken(token), device, now, twoFactor: true };
      const signedIn = await inTransaction(db, async (tx) => {
        if (!(await passkeys.recordUse(tx, passkey.id, counter, now))) return false;
        if (!(await sessions.openIfUnchanged(tx, user, session, "durable"))) return false;
        await knownDevices.meet(tx, user, session);
        return true;
      });
      if (!signedIn) throw new AppError("passkey_failed");
      return { userId: user.id, token };
    },

    /** @throws AppError 400, 403, 429 */
    beginToAdd: (member: Member, proof: Proof): Promise<NewPasskeyChallenge> =>
      reauthenticate(member, proof, async (tx, user) => {
        // Otherwise someone who registered with a stranger's address would keep a way in after its owner took over.
        if (user.emailConfirmedAt === null) throw new AppError("email_unconfirmed");
        const existing = await passkeys.ofMember(tx, user.id);
        if (existing.length >= limits.passkeys) throw tooMany();
        const challenge = await newChallenge(tx, user.id);
        return { challenge, timeout, relyingParty: relyingParty(), user, existing };
      }),

    /** @throws AppError 400, 401 */
    add: async (member: Member, credential: NewCredential, name: string): Promise<passkeys.PasskeyRow> => {
      const challenge = await redeemChallenge(credential.response.clientDataJSON, member.id);
      if (challenge === undefined) throw unusable();
      const key = await verifyNewCredential(credential, { ...site, challenge });
      if (key === undefined) throw unusable();
      const passkey = {
        userId: member.id,
        credentialId: key.id,
        publicKey: Buffer.from(key.publicKey).toString("base64url"),
        counter: key.counter,
        transports: credential.response.transports ?? [],
        name: name.trim() || "Passkey",
        createdAt: clock(),
      };
      try {
        return await inTransaction(db, async (tx) => {
          const user = await members.lock(tx, member.id);
          if (user === undefined) throw unusable();
          if ((await passkeys.ofMember(tx, member.id)).length >= limits.passkeys) throw tooMany();
          const added = await passkeys.insert(tx, passkey);
          // A password reset in the meantime ended the session, and may have removed all passkeys.
          if (!(await sessions.markTwoFactor(tx, member.tokenHash))) throw new AppError("unauthenticated");
          await notices.plan(tx, user, "passkey_added");
          return added;
        });
      } catch (error) {
        if (violatedUnique(error) === undefined) throw error;
        throw unusable();
      }
    },

    /** @throws AppError 404 */
    rename: async (member: Member, id: number, name: string): Promise<passkeys.PasskeyRow> => {
      const renamed = await passkeys.rename(db, member.id, id, name);
      if (renamed === undefined) throw new AppError("not_found");
      return renamed;
    },

    /** @throws AppError 400, 403, 404, 429 */
    remove: (member: Member, id: number, proof: Proof): Promise<void> =>
      reauthenticate(member, proof, async (tx, user) => {
        const others = (await passkeys.ofMember(tx, user.id)).filter((passkey) => passkey.id !== id);
        if (!(await passkeys.remove(tx, user.id, id))) throw new AppError("not_found");
        if (others.length === 0 && needsPasskey(user, config)) throw new AppError("two_factor_mandatory");
        await notices.plan(tx, user, "passkey_removed");
      }),

    /** Removes expired challenges. */
    sweep: () => passkeys.removeExpiredChallenges(db, clock()),
  };
}

export type PasskeysService = ReturnType<typeof createPasskeysService>;
