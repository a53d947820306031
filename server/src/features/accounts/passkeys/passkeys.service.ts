import type {
  NewCredential,
  Passkey,
  PasskeyCreation,
  PasskeyRequest,
  UsedCredential,
} from "@mindreel/contract/accounts/passkeys";
import type { Proof } from "@mindreel/contract/accounts/reauthentication";
import { limits } from "@mindreel/contract/wire/limits";
import type { Config } from "#config.ts";
import { type Db, inTransaction, violatedUnique } from "#data/database.ts";
import { toPasskey } from "#features/accounts/members/members.mapper.ts";
import type { AccountsRepository } from "#features/accounts/members/members.repository.ts";
import type { Prover } from "#features/accounts/reauthentication/reauthentication.ts";
import type { Notices } from "#features/accounts/security-notices/security-notices.ts";
import { AppError, invalidInput } from "#http/errors.ts";
import { hashToken, type Member, newToken } from "#security/authentication.ts";
import type { PasskeyRow, PasskeysRepository } from "./passkeys.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly accounts: AccountsRepository;
  readonly repository: PasskeysRepository;
  readonly prover: Prover;
  readonly notices: Notices;
  readonly config: Pick<Config, "appName" | "publicUrl" | "superusersNeedTwoFactors">;
  readonly clock: () => Date;
}

/** From the challenge to its answer. */
const patience = 5 * 60_000;
/** Ed25519, ECDSA with P-256, RSA: what authenticators have. */
const algorithms = [-8, -7, -257];

/** Loaded when the first passkey comes: it takes longer than the rest of a start. */
const webauthn = () => import("@simplewebauthn/server");

/** The challenge that a browser says it signed. */
function challengeOf(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString("utf8"));
    if (typeof data !== "object" || data === null || !("challenge" in data)) return undefined;
    return typeof data.challenge === "string" && /^[\w-]{43}$/.test(data.challenge) ? data.challenge : undefined;
  } catch {
    return undefined;
  }
}

const tooMany = () =>
  invalidInput({ non_field_errors: ["You have as many passkeys as you can. Please remove one first."] });
const unusable = () => invalidInput({ credential: ["This passkey could not be added. Please try again."] });

/** Signing in by a key on the member's own device, which asks for their finger, face or PIN: both factors in one. */
export function createPasskeysService({ db, accounts, repository, prover, notices, config, clock }: Dependencies) {
  const rpId = new URL(config.publicUrl).hostname;

  async function newChallenge(userId: number | null): Promise<string> {
    const challenge = newToken();
    await repository.addChallenge(db, challenge, userId, new Date(clock().getTime() + patience));
    return challenge;
  }

  /** The challenge that was answered, used up whatever else is wrong with the answer. */
  async function takenChallenge(clientDataJSON: string, userId: number | null): Promise<string | undefined> {
    const challenge = challengeOf(clientDataJSON);
    if (challenge === undefined || !(await repository.takeChallenge(db, challenge, userId, clock()))) return undefined;
    return challenge;
  }

  async function newCounter(
    credential: UsedCredential,
    passkey: PasskeyRow,
    challenge: string,
  ): Promise<number | null> {
    const { verifyAuthenticationResponse } = await webauthn();
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: { ...credential, clientExtensionResults: {} },
        expectedChallenge: challenge,
        expectedOrigin: config.publicUrl,
        expectedRPID: rpId,
        requireUserVerification: true,
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
          counter: passkey.counter,
        },
      });
      return verified ? authenticationInfo.newCounter : null;
    } catch {
      // Whatever is wrong with what was sent, the library throws.
      return null;
    }
  }

  async function newKey(credential: NewCredential, challenge: string) {
    const { verifyRegistrationResponse } = await webauthn();
    try {
      const { registrationInfo } = await verifyRegistrationResponse({
        response: { ...credential, clientExtensionResults: {} },
        expectedChallenge: challenge,
        expectedOrigin: config.publicUrl,
        expectedRPID: rpId,
        requireUserVerification: true,
        supportedAlgorithmIDs: algorithms,
      });
      return registrationInfo?.credential;
    } catch {
      return undefined;
    }
  }

  return {
    ofMember: (userId: number): Promise<PasskeyRow[]> => repository.ofMember(db, userId),

    beginSignIn: async (): Promise<PasskeyRequest> => ({
      challenge: await newChallenge(null),
      rpId,
      userVerification: "required",
      timeout: patience,
    }),

    /** @throws AppError 401, whatever is wrong */
    signIn: async (credential: UsedCredential, device: string): Promise<{ userId: number; token: string }> => {
      const challenge = await takenChallenge(credential.response.clientDataJSON, null);
      const passkey = await repository.byCredential(db, credential.id);
      if (challenge === undefined || passkey === undefined) throw new AppError("passkey_failed");
      const counter = await newCounter(credential, passkey, challenge);
      const user = await accounts.byId(passkey.userId);
      if (counter === null || user === undefined) throw new AppError("passkey_failed");
      const token = newToken();
      const now = clock();
      const session = { tokenHash: hashToken(token), device, now, twoFactor: true };
      const signedIn = await inTransaction(
        db,
        async (tx) => (await repository.use(tx, passkey.id, counter, now)) && accounts.signIn(tx, user, session),
      );
      if (!signedIn) throw new AppError("passkey_failed");
      return { userId: user.id, token };
    },

    /** @throws AppError 400, 403, 429 */
    beginToAdd: (member: Member, proof: Proof): Promise<PasskeyCreation> =>
      prover.proven(member, proof, async (tx, user) => {
        // Nobody keeps a way into an address from before its owner has come.
        if (user.emailConfirmedAt === null) throw new AppError("email_unconfirmed");
        const own = await repository.ofMember(tx, user.id);
        if (own.length >= limits.passkeys) throw tooMany();
        const challenge = newToken();
        await repository.addChallenge(tx, challenge, user.id, new Date(clock().getTime() + patience));
        return {
          challenge,
          rp: { id: rpId, name: config.appName },
          user: {
            id: Buffer.from(String(user.id)).toString("base64url"),
            name: user.email,
            displayName: user.username,
          },
          pubKeyCredParams: algorithms.map((alg) => ({ type: "public-key" as const, alg })),
          excludeCredentials: own.map(({ credentialId, transports }) => ({
            id: credentialId,
            type: "public-key" as const,
            transports,
          })),
          authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
          attestation: "none",
          timeout: patience,
        };
      }),

    /** @throws AppError 400 */
    add: async (member: Member, credential: NewCredential, name: string): Promise<Passkey> => {
      const challenge = await takenChallenge(credential.response.clientDataJSON, member.id);
      const key = challenge === undefined ? undefined : await newKey(credential, challenge);
      if (key === undefined) throw unusable();
      const draft = {
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
          const user = await accounts.lock(tx, member.id);
          if (user === undefined) throw unusable();
          if ((await repository.ofMember(tx, member.id)).length >= limits.passkeys) throw tooMany();
          const added = await repository.add(tx, draft, member.tokenHash);
          await notices.tell(user, "passkey_added", tx);
          return toPasskey(added);
        });
      } catch (error) {
        if (violatedUnique(error) === undefined) throw error;
        throw unusable();
      }
    },

    /** @throws AppError 400, 403, 404, 429 */
    remove: (member: Member, id: number, proof: Proof): Promise<void> =>
      prover.proven(member, proof, async (tx, user) => {
        const others = (await repository.ofMember(tx, user.id)).filter((passkey) => passkey.id !== id);
        const last = others.length === 0 && user.twoFactorAt === null;
        if (!(await repository.remove(tx, user.id, id))) throw new AppError("not_found");
        if (last && user.isSuperuser && config.superusersNeedTwoFactors) throw new AppError("two_factor_mandatory");
        await notices.tell(user, "passkey_removed", tx);
      }),

    /** Forgets challenges that nobody answered. */
    sweep: () => repository.removeExpired(db, clock()),
  };
}

export type PasskeysService = ReturnType<typeof createPasskeysService>;
