import type { SystemCheck } from "@mindreel/contract/admin/system";
import { type Language, localeOf } from "@mindreel/contract/plain/languages";
import type { Config } from "#config/config.ts";
import type { ReplicaState } from "#data/replica/replica.ts";
import type { HostState } from "#db/hosts/host-state.ts";
import { hour, minute } from "#domain/time/units-of-time.ts";
import type { PaymentDifference } from "#features/admin/first-run/first-run.policy.ts";
import type { StorageFault } from "#media/pictures.ts";
import type { MailOutcomes } from "#ports/mail/mail.port.ts";

/** Waiting and failing jobs of a queue. */
export interface QueueFacts {
  readonly queue: string;
  /** Due but not started. */
  readonly waiting: number;
  /** Failed at least once, and will be retried. */
  readonly retrying: number;
  /** Given up in the last week. */
  readonly failed: number;
  /** Those of them whose server died or hung while they ran. */
  readonly deadly: number;
  /** When the oldest job that is due or retrying was created. */
  readonly since: Date | null;
}

/** Arrival and processing of the payment provider's events. */
export interface EventFacts {
  readonly waiting: number;
  readonly waitingSince: Date | null;
  readonly failed: number;
  readonly lastReceivedAt: Date | null;
  readonly lastPaidAt: Date | null;
}

/** Who names the mail server; `unreadable`: it is saved, but cannot be decrypted. */
export type MailServerFrom = "environment" | "connections" | "unreadable" | "nowhere";

/** A connection that is saved, but cannot be decrypted. */
export type UnreadableConnection = "payments" | "storage";

export interface SystemFacts {
  readonly now: Date;
  /** Whether the site is meant to be reached from outside this machine and its network. */
  readonly isPublic: boolean;
  readonly config: Pick<
    Config,
    | "publicUrl"
    | "trustProxy"
    | "rateLimits"
    | "smtpUrl"
    | "payments"
    | "stripe"
    | "google"
    | "superusersNeedTwoFactors"
  >;
  readonly queues: readonly QueueFacts[];
  /** What came of the last emails given to the mail server. */
  readonly mail: MailOutcomes & { readonly server: string; readonly from: MailServerFrom };
  readonly unreadable: readonly UnreadableConnection[];
  readonly events: EventFacts;
  /** How the payment account differs from what is needed; none if payments do not go to one. */
  readonly paymentDifferences: readonly PaymentDifference[];
  /** When the key and the webhook endpoint were last found right at the payment provider. */
  readonly paymentsTestedAt: Date | null;
  /** Whether anyone has ever signed in with Google. */
  readonly googleUsed: boolean;
  readonly backups:
    | {
        readonly newestAt: Date | undefined;
        /** Whether the newest one was restored for a test. */
        readonly newestTried: boolean;
        readonly provedAt: Date | undefined;
        readonly failure: string | undefined;
        /** Whether it is certain that the newest one is ours, if a key is set. */
        readonly authenticated: boolean;
        /** Backups that are not used, since they may be somebody else's. */
        readonly refused: number;
      }
    | undefined;
  /** Disk space where the folders are, in bytes. */
  readonly disks: readonly { readonly folder: string; readonly free: number; readonly size: number }[];
  readonly pictures: {
    /** Undefined if pictures are stored on the disk. */
    readonly bucket: string | undefined;
    readonly fault: StorageFault | undefined;
  };
  readonly database: {
    readonly version: string;
    readonly bytes: number;
    readonly connections: number;
    readonly mostConnections: number;
    /** The hosts in the settings, if there are several. */
    readonly hosts: readonly HostState[];
    /** Undefined if there is none. */
    readonly replica: ReplicaState | undefined;
  };
  readonly superusers: { readonly all: number; readonly withoutTwoFactor: number };
}

export type Finding = Omit<SystemCheck, "name">;
export type Check = (facts: SystemFacts, language: Language) => Finding;
/** What the checks of a day need: nothing that asks the disks, the object store or other hosts. */
export type DailyFacts = Pick<
  SystemFacts,
  | "now"
  | "isPublic"
  | "config"
  | "queues"
  | "mail"
  | "unreadable"
  | "events"
  | "paymentsTestedAt"
  | "googleUsed"
  | "backups"
>;
export type DailyCheck = (facts: DailyFacts, language: Language) => Finding;
type Fix = SystemCheck["fix"];

export const gigabyte = 1e9;

const names = [
  ...(["address", "mails", "payments", "google", "backups", "disk", "pictures", "database", "jobs"] as const),
  "superusers",
] as const satisfies readonly SystemCheck["name"][];

/** Seen working. */
export const good = (says: string): Finding => ({ state: "good", says, todo: null, fix: null });
/** It works, or may, but needs attention. */
export const warning = (says: string, todo: string, fix: Fix = null): Finding => ({
  state: "warning",
  says,
  todo,
  fix,
});
/** Not set up. */
export const off = (says: string, todo: string, fix: Fix = null): Finding => ({ state: "off", says, todo, fix });
/** Broken. */
export const bad = (says: string, todo: string, fix: Fix = null): Finding => ({ state: "bad", says, todo, fix });

const inUnit = (amount: number, unit: string, language: Language): string =>
  new Intl.NumberFormat(localeOf(language), {
    ...{ style: "unit", unit, unitDisplay: "long", maximumFractionDigits: 0 },
  }).format(amount);

/** A duration such as "3 hours". */
export function lasting(milliseconds: number, language: Language): string {
  if (milliseconds < hour) return inUnit(Math.max(1, Math.round(milliseconds / minute)), "minute", language);
  return milliseconds < 48 * hour
    ? inUnit(Math.round(milliseconds / hour), "hour", language)
    : inUnit(Math.round(milliseconds / (24 * hour)), "day", language);
}

export const sizeOf = (bytes: number, language: Language): string =>
  new Intl.NumberFormat(localeOf(language), {
    style: "unit",
    unit: bytes < gigabyte ? "megabyte" : "gigabyte",
    maximumSignificantDigits: 3,
  }).format(bytes / (bytes < gigabyte ? 1e6 : gigabyte));

const order: readonly SystemCheck["state"][] = ["bad", "warning", "off", "good"];

/** The results of some checks, worst first. */
export const found = <Facts>(
  checks: { readonly [N in SystemCheck["name"]]?: (facts: Facts, language: Language) => Finding },
  facts: Facts,
  language: Language,
): SystemCheck[] =>
  names
    .flatMap((name) => {
      const finding = checks[name]?.(facts, language);
      return finding === undefined ? [] : [{ name, ...finding }];
    })
    .sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
