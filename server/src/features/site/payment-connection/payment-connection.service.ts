import { setTimeout as sleep } from "node:timers/promises";
import { report } from "@mindreel/messages/site/payment-connection";
import type { Config } from "#config/config.ts";
import type { Audit } from "#data/audit.ts";
import type { Db } from "#data/database.ts";
import { alone, inTransaction } from "#data/transaction.ts";
import { advisoryLocks } from "#db/advisory-locks.ts";
import { AppError } from "#domain/errors.ts";
import { modeOf } from "#domain/payment-keys.ts";
import { sentence } from "#domain/sentences.ts";
import { secretBoxContext } from "#features/site/connections/connections.policy.ts";
import * as connections from "#features/site/connections/connections.repository.ts";
import type { Tested } from "#features/site/connections/connections.service.ts";
import type { CurrentConnections, SavedPayments } from "#features/site/connections/current-connections.service.ts";
import type { StoredParts, StoredSecrets } from "#features/site/connections/stored-connections.ts";
import type { Log } from "#observability/log.ts";
import {
  type Payments,
  type PaymentsAccount,
  type ProviderEndpoint,
  ProviderRefused,
  ProviderUnreachable,
} from "#ports/payments/payments.port.ts";
import type { SecretBox } from "#security/secret-box.ts";
import {
  type Difference,
  differencesOf,
  forbiddenBy,
  type Refusal,
  unmade,
  untested,
} from "./payment-connection.policy.ts";

interface Dependencies {
  readonly db: Db;
  readonly secretBox: SecretBox;
  readonly current: CurrentConnections;
  /** With the saved connections applied. */
  readonly config: Config;
  /** Those in use. */
  readonly payments: Payments;
  /** Whether the owner has chosen the price. */
  readonly priceChosen: () => Promise<boolean>;
  readonly clock: () => Date;
  readonly logger: Log;
}

/** Records in its transaction whether real payments were seen working. */
export type NotePayments = (tx: Db, work: boolean) => Promise<void>;

interface Keys {
  readonly endpoint: ProviderEndpoint;
  readonly portalId: string;
}

const failed = ({ says, todo }: Pick<Difference, "says" | "todo">): Tested => ({ passed: false, says, todo });

/** @throws what is no answer of the provider's */
function refusalOf(error: unknown): Refusal {
  if (error instanceof ProviderUnreachable) return { kind: "unreachable", said: error.message };
  if (!(error instanceof ProviderRefused)) throw error;
  const { message: said, lacks } = error;
  return lacks === null ? { kind: "refused", said } : { kind: "forbidden", said, lacks };
}

/** Connects the site to its account at Stripe. */
export function createPaymentConnectionService(dependencies: Dependencies) {
  const { db, secretBox, current, config, payments, priceChosen, clock, logger } = dependencies;
  const webhookUrl = `${config.publicUrl}/api/billing/v1/webhook/`;

  const demandFree = () => {
    if (current.paymentsLock !== null) throw new AppError("connection_locked");
  };

  /** @throws AppError 404 */
  async function connected(): Promise<SavedPayments> {
    const saved = current.paymentsLock === null ? (await current.read()).payments : undefined;
    if (typeof saved !== "object") throw new AppError("not_found");
    return saved;
  }

  /** Work at the provider without which everything is right, or that the next press repeats. */
  async function tidily(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      logger.warn({ reason: error instanceof Error ? error.message : String(error) }, "leftovers stay at Stripe");
    }
  }

  async function differences(): Promise<Difference[]> {
    try {
      return differencesOf(await payments.check(webhookUrl), webhookUrl);
    } catch (error) {
      return [untested(refusalOf(error), current.payments() === undefined)];
    }
  }

  /** Makes what a key needs at the provider. @returns why it cannot, if so */
  async function ready({ setUp }: PaymentsAccount, known: ProviderEndpoint | undefined): Promise<Keys | Difference> {
    try {
      const portalId = await setUp.keepPortal();
      return { portalId, endpoint: await setUp.keepEndpoint(webhookUrl, known) };
    } catch (error) {
      return unmade(refusalOf(error), webhookUrl);
    }
  }

  /** Why the key cannot be used, if so. */
  async function faultOf({ payments: theirs }: PaymentsAccount): Promise<Difference | undefined> {
    try {
      return forbiddenBy(await theirs.check(webhookUrl))[0];
    } catch (error) {
      return untested(refusalOf(error), false);
    }
  }

  async function save(tx: Db, { endpoint, portalId }: Keys, secretKey: string): Promise<void> {
    const settings: StoredParts = { endpointId: endpoint.id, portalId };
    const secrets: StoredSecrets = { secretKey, webhookSecret: endpoint.secret };
    const sealed = await secretBox.seal(JSON.stringify(secrets), secretBoxContext("payments"));
    await connections.replace(tx, { kind: "payments", at: clock(), settings, sealed });
  }

  const endpointOf = ({ access: { made, webhookSecret } }: SavedPayments): ProviderEndpoint => ({
    id: made.endpointId,
    secret: webhookSecret,
  });

  /** One change after the other: what one makes at Stripe, another that runs at once would remove. */
  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    for (;;) {
      const done = await alone(db, advisoryLocks.paymentConnection, async () => ({ result: await work() }));
      if (done !== undefined) return done.result;
      await sleep(500);
    }
  }

  /** Uses a key, unless something is wrong with it. */
  async function take(secretKey: string, mode: "test" | "live", note: NotePayments, audit: Audit): Promise<Tested> {
    const before = (await current.read()).payments;
    const account = await current.accountFor({ secretKey, webhookSecret: "" });
    const fault = await faultOf(account);
    if (fault !== undefined) return failed(fault);
    const made = await ready(account, typeof before === "object" ? endpointOf(before) : undefined);
    if ("says" in made) return failed(made);
    await inTransaction(db, async (tx) => {
      await save(tx, made, secretKey);
      await note(tx, mode === "live");
      await audit(tx, 1, { name: `Stripe ${mode}` });
    });
    await current.read();
    await tidily(() => account.setUp.removeOtherEndpoints(webhookUrl, made.endpoint.id));
    if (typeof before === "object" && before.access.made.portalId !== made.portalId) {
      const { endpointId, portalId } = before.access.made;
      await tidily(() => before.account.setUp.remove(endpointId, portalId));
    }
    return mode === "test"
      ? { passed: true, says: sentence(report, "testKey"), todo: sentence(report, "takeLiveKey") }
      : { passed: true, says: sentence(report, "works"), todo: null };
  }

  /** Mends what was made, and checks it again. @throws AppError 404 */
  async function mend(audit: Audit): Promise<Difference[]> {
    const saved = await connected();
    const made = await ready(saved.account, endpointOf(saved));
    await inTransaction(db, async (tx) => {
      if ("endpoint" in made) await save(tx, made, saved.access.secretKey);
      await audit(tx, 1, {});
    });
    if ("says" in made) return [made];
    await current.read();
    await tidily(() => saved.account.setUp.removeOtherEndpoints(webhookUrl, made.endpoint.id));
    return differences();
  }

  async function remove(note: NotePayments, audit: Audit): Promise<void> {
    const { payments: saved } = await current.read();
    await inTransaction(db, async (tx) => {
      await connections.replace(tx, { kind: "payments", at: clock(), settings: null, sealed: null });
      await note(tx, false);
      await audit(tx, 1, {});
    });
    await current.read();
    if (typeof saved !== "object") return;
    const { endpointId, portalId } = saved.access.made;
    await tidily(() => saved.account.setUp.remove(endpointId, portalId));
  }

  return {
    /** @throws AppError 409 */
    demandFree,

    /** How the account in use differs from what is needed. */
    differences,

    /**
     * Uses a key, once everything that it needs is there at Stripe.
     * @throws AppError 409
     */
    connect: async (given: string, note: NotePayments, audit: Audit): Promise<Tested> => {
      demandFree();
      const secretKey = given.trim();
      const mode = modeOf(secretKey);
      if (mode === undefined) return failed({ says: sentence(report, "noKey"), todo: sentence(report, "secretKeys") });
      if (mode === "live" && !(await priceChosen())) {
        return failed({ says: sentence(report, "noPrice"), todo: sentence(report, "choosePrice") });
      }
      return inTurn(() => take(secretKey, mode, note, audit));
    },

    /** The same of the account that was connected here. @throws AppError 404 */
    check: async (): Promise<Difference[]> => {
      await connected();
      return differences();
    },

    /** Mends what was made at Stripe, and checks it again. @throws AppError 404, 409 */
    fix: async (audit: Audit): Promise<Difference[]> => {
      demandFree();
      return inTurn(() => mend(audit));
    },

    /** @throws AppError 409 */
    forget: async (note: NotePayments, audit: Audit): Promise<void> => {
      demandFree();
      await inTurn(() => remove(note, audit));
    },
  };
}

export type PaymentConnectionService = ReturnType<typeof createPaymentConnectionService>;
