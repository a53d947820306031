import { MailServer } from "@mindreel/contract/site/connections";
import { Value } from "typebox/value";
import type { Config } from "#config/config.ts";
import type { StripeAccess } from "#config/payment-settings.ts";
import type { S3Settings } from "#config/storage-settings.ts";
import type { Changes } from "#data/cache/changes.ts";
import type { Db } from "#data/database.ts";
import { modeOf } from "#domain/payment-keys.ts";
import type { Log } from "#observability/log.ts";
import type { BulkMailer, OpenMailer } from "#ports/mail/mail.port.ts";
import type { OpenStripe, PaymentsAccount } from "#ports/payments/payments.port.ts";
import type { Bucket, OpenBucket, Storage } from "#ports/storage/storage.port.ts";
import type { SecretBox } from "#security/secret-box.ts";
import { secretBoxContext, smtpUrlOf } from "./connections.policy.ts";
import type { ConnectionRow } from "./connections.repository.ts";
import * as connections from "./connections.repository.ts";
import { StoredBucket, StoredParts, StoredSecrets, s3Of, storageLock } from "./stored-connections.ts";

interface Needs {
  readonly db: Db;
  readonly changes: Changes;
  readonly secretBox: SecretBox;
  /** The environment's, which takes precedence. */
  readonly config: Config;
  readonly logger: Log;
  readonly openMailer: OpenMailer;
  readonly openStripe: OpenStripe;
  readonly openBucket: OpenBucket;
  /** The environment's. */
  readonly storage: Storage;
}

interface Saved {
  readonly rowId: number;
  readonly at: Date;
}

/** A saved mail server. */
export interface SavedMail extends Saved {
  readonly server: MailServer;
  readonly password: string | null;
  readonly url: string;
  readonly mailer: BulkMailer;
}

/** A saved account at Stripe. */
export interface SavedPayments extends Saved {
  readonly access: StripeAccess & { readonly made: StoredParts };
  readonly mode: "test" | "live";
  readonly account: PaymentsAccount;
}

/** A saved bucket. */
export interface SavedStorage extends Saved {
  readonly stored: StoredBucket;
  readonly s3: S3Settings;
  readonly opened: Bucket;
}

/** `unreadable`: it cannot be decrypted here. */
type Kept<Some> = Some | "unreadable" | undefined;

/** The saved connections, decrypted. */
export interface Connected {
  readonly mail: Kept<SavedMail>;
  readonly payments: Kept<SavedPayments>;
  readonly storage: Kept<SavedStorage>;
}

/** Keeps the saved connections up to date, for callers that cannot wait. */
export function createCurrentConnections(needs: Needs) {
  const { db, changes, secretBox, config, logger, openMailer, openStripe } = needs;
  let last: Connected = { mail: undefined, payments: undefined, storage: undefined };
  let asked = 0;
  let taken = 0;

  const isDecided = (...names: readonly Config["decided"][number][]) =>
    names.find((name) => config.decided.includes(name)) ?? null;
  /** The variable that decides on payments. */
  const paymentsLock = isDecided("PAYMENTS", "STRIPE_SECRET_KEY");

  /** The mailer for a server that may not be saved yet. */
  const mailerFor = (server: MailServer, password: string | null): BulkMailer => {
    const mailFrom = isDecided("MAIL_FROM") === null ? server.from : config.mailFrom;
    return openMailer({ mailFrom, smtpUrl: smtpUrlOf(server, password) });
  };

  /** The account of a key that may not be saved yet. */
  const accountFor = (access: Omit<StripeAccess, "apiBase">): Promise<PaymentsAccount> =>
    openStripe({ ...access, apiBase: config.stripeApiBase }, config.publicUrl);

  async function openMail({ id, at, settings }: ConnectionRow, password: string | null): Promise<Kept<SavedMail>> {
    if (!Value.Check(MailServer, settings)) return undefined;
    const url = smtpUrlOf(settings, password);
    return { rowId: id, at, server: settings, password, url, mailer: mailerFor(settings, password) };
  }

  async function openPayments(
    { id, at, settings }: ConnectionRow,
    sealed: string | null,
  ): Promise<Kept<SavedPayments>> {
    const secrets: unknown = JSON.parse(sealed ?? "null");
    if (!Value.Check(StoredParts, settings) || !Value.Check(StoredSecrets, secrets)) return undefined;
    const access = { ...secrets, apiBase: config.stripeApiBase, made: settings };
    const mode = modeOf(secrets.secretKey) ?? "live";
    return { rowId: id, at, access, mode, account: await accountFor(access) };
  }

  async function openStorage({ id, at, settings }: ConnectionRow, secret: string | null): Promise<Kept<SavedStorage>> {
    if (!Value.Check(StoredBucket, settings) || secret === null) return undefined;
    const s3 = s3Of(settings, secret);
    const opened = await needs.openBucket(s3, needs.storage, settings.inUse);
    return { rowId: id, at, stored: settings, s3, opened };
  }

  /** What a row says; what is open already stays as it is. */
  async function opened<Some extends Saved>(
    row: ConnectionRow | undefined,
    before: Kept<Some>,
    open: (row: ConnectionRow, secret: string | null) => Promise<Kept<Some>>,
  ): Promise<Kept<Some>> {
    if (row === undefined || row.settings === null) return undefined;
    if (typeof before === "object" && before.rowId === row.id) return before;
    try {
      return await open(row, row.sealed === null ? null : await secretBox.open(row.sealed, secretBoxContext(row.kind)));
    } catch (error) {
      logger.error({ err: error, kind: row.kind }, "a saved connection cannot be used");
      return "unreadable";
    }
  }

  async function read(): Promise<Connected> {
    const mine = ++asked;
    const rows = await connections.all(db);
    const of = (kind: string) => rows.find((row) => row.kind === kind);
    const [mail, payments, storage] = await Promise.all([
      opened(of("mail"), last.mail, openMail),
      opened(of("payments"), last.payments, openPayments),
      opened(of("storage"), last.storage, openStorage),
    ]);
    // A slow read may return older connections than the read after it.
    if (mine > taken) {
      taken = mine;
      last = { mail, payments, storage };
    }
    return last;
  }

  const readAgain = () => void read().catch(() => undefined);
  changes.follow({
    changed: ({ topic }) => {
      if (topic === "connections") readAgain();
    },
    lost: () => undefined,
    found: readAgain,
  });

  /** The last known ones, if the database does not answer. */
  const readOrLast = (): Promise<Connected> => read().catch(() => last);

  return {
    /** @throws if the database cannot be reached */
    read,
    readOrLast,
    mailerFor,
    accountFor,
    paymentsLock,
    storageLock: storageLock(config),

    /** Who names the mail server now; `unreadable`: the saved one cannot be decrypted. */
    mailServerFrom: async () => {
      if (config.smtpUrl !== undefined) return "environment";
      const { mail } = await readOrLast();
      if (mail === undefined) return "nowhere";
      return mail === "unreadable" ? mail : "connections";
    },

    /** What is saved, but cannot be decrypted here. */
    unreadable: async (): Promise<("payments" | "storage")[]> => {
      const { payments, storage } = await readOrLast();
      return [
        ...(paymentsLock === null && payments === "unreadable" ? (["payments"] as const) : []),
        ...(storageLock(config) === null && storage === "unreadable" ? (["storage"] as const) : []),
      ];
    },

    /** The mail server in use, unless the environment names one. */
    mail: (): SavedMail | undefined =>
      config.smtpUrl === undefined && typeof last.mail === "object" ? last.mail : undefined,

    /** The account in use, unless the environment decides on payments. */
    payments: (): SavedPayments | undefined =>
      paymentsLock === null && typeof last.payments === "object" ? last.payments : undefined,

    /** The bucket in use or still read, unless the environment decides where pictures are. */
    storage: (): SavedStorage | undefined =>
      storageLock(config) === null && typeof last.storage === "object" ? last.storage : undefined,
  };
}

export type CurrentConnections = ReturnType<typeof createCurrentConnections>;
