import type { SystemCheck } from "@mindreel/contract/admin/system";
import type { Config } from "#config/config.ts";
import type { HostState } from "#data/hosts/host-state.ts";
import type { ReplicaState } from "#data/replica/replica.ts";

/** Waiting and failing jobs of a queue. */
export interface QueueFacts {
  readonly queue: string;
  /** Due, but not begun. */
  readonly waiting: number;
  /** Failed at least once, to be tried again. */
  readonly retrying: number;
  /** Given up in the last week. */
  readonly failed: number;
  /** Since when the oldest of those that are due or retried waits. */
  readonly since: Date | null;
}

/** How the payment provider's events arrive, and are handled. */
export interface EventFacts {
  readonly waiting: number;
  readonly waitingSince: Date | null;
  readonly failed: number;
  readonly lastReceivedAt: Date | null;
  readonly lastPaidAt: Date | null;
}

export interface SystemFacts {
  readonly now: Date;
  /** Whether the site is meant for others than this machine and its network. */
  readonly isPublic: boolean;
  readonly config: Pick<
    Config,
    "publicUrl" | "trustProxy" | "rateLimits" | "smtpUrl" | "payments" | "stripe" | "superusersNeedTwoFactors"
  >;
  readonly queues: readonly QueueFacts[];
  readonly events: EventFacts;
  readonly backups:
    | {
        readonly newestAt: Date | undefined;
        readonly provedAt: Date | undefined;
        readonly failure: string | undefined;
      }
    | undefined;
  /** Folders on disks, in bytes. */
  readonly disks: readonly { readonly folder: string; readonly free: number; readonly size: number }[];
  readonly pictures: {
    /** Absent: on the disk. */
    readonly bucket: string | undefined;
    /** Why none can be stored; absent if they can. */
    readonly fault: string | undefined;
  };
  readonly database: {
    readonly version: string;
    readonly bytes: number;
    readonly connections: number;
    readonly mostConnections: number;
    /** Those that the settings name, if they are several. */
    readonly hosts: readonly HostState[];
    /** Absent: there is none. */
    readonly replica: ReplicaState | undefined;
  };
  readonly superusers: { readonly all: number; readonly withoutTwoFactor: number };
}

type Finding = Omit<SystemCheck, "name">;
type Check = (facts: SystemFacts) => Finding;

const minute = 60_000;
const hour = 60 * minute;
const gigabyte = 1e9;

const good = (says: string): Finding => ({ state: "good", says, todo: null });
const warning = (says: string, todo: string): Finding => ({ state: "warning", says, todo });
const bad = (says: string, todo: string): Finding => ({ state: "bad", says, todo });

const inUnit = (amount: number, unit: string): string =>
  new Intl.NumberFormat("en", { style: "unit", unit, unitDisplay: "long", maximumFractionDigits: 0 }).format(amount);

/** Such as "3 hours". */
export function lasting(milliseconds: number): string {
  if (milliseconds < hour) return inUnit(Math.max(1, Math.round(milliseconds / minute)), "minute");
  return milliseconds < 48 * hour
    ? inUnit(Math.round(milliseconds / hour), "hour")
    : inUnit(Math.round(milliseconds / (24 * hour)), "day");
}

const sizeOf = (bytes: number): string =>
  new Intl.NumberFormat("en", {
    style: "unit",
    unit: bytes < gigabyte ? "megabyte" : "gigabyte",
    maximumSignificantDigits: 3,
  }).format(bytes / (bytes < gigabyte ? 1e6 : gigabyte));

const counted = (n: number, one: string, many = `${one}s`): string =>
  `${n.toLocaleString("en")} ${n === 1 ? one : many}`;

const address: Check = ({ config, isPublic }) => {
  const { publicUrl, trustProxy, rateLimits } = config;
  if (!isPublic) return good(`The site is at ${publicUrl}, for this machine or network alone.`);
  if (publicUrl.startsWith("http:")) {
    return bad(
      `Passwords travel to ${publicUrl} without encryption.`,
      "Put a proxy with a certificate in front of the server, and set PUBLIC_URL to the https:// address.",
    );
  }
  if (!rateLimits) {
    return bad("Nothing limits how often somebody tries passwords.", "Remove RATE_LIMITS=off from the settings.");
  }
  if (trustProxy.length === 0) {
    return warning(
      "All visitors seem to come from one address, so limits meant for one of them apply to all.",
      "Set TRUST_PROXY to the address of the proxy in front of the server.",
    );
  }
  return good(`The site is at ${publicUrl}.`);
};

const mails: Check = ({ now, config, isPublic, queues }) => {
  const theirs = queues.filter(({ queue }) => queue.startsWith("mail-"));
  const retrying = theirs.reduce((sum, queue) => sum + queue.retrying, 0);
  const lost = theirs.reduce((sum, queue) => sum + queue.failed, 0);
  const waits = Math.max(0, ...theirs.map(({ since }) => now.getTime() - (since ?? now).getTime()));
  if (config.smtpUrl === undefined && isPublic) {
    return bad(
      "No mails go out: they are written to files on the server, so nobody can confirm an address or reset a password.",
      "Set SMTP_URL to your mail server.",
    );
  }
  if (lost > 0) {
    return bad(
      `${counted(lost, "mail was", "mails were")} given up in the last week, after five days of attempts.`,
      "Look for “a job failed” in the log of the server; it says what the mail server answered.",
    );
  }
  if (retrying > 0) {
    return bad(
      `The mail server has not taken ${counted(retrying, "mail")} for ${lasting(waits)}.`,
      "Check SMTP_URL, and what “a job failed” in the log says. Every mail is tried again for five days.",
    );
  }
  if (waits > 10 * minute) {
    return warning(
      `Mails have been waiting for ${lasting(waits)} to be sent.`,
      "If this lasts, restart the server: its background work has stopped.",
    );
  }
  return good(
    config.smtpUrl === undefined ? "Mails are written to files in DATA_DIR/outbox." : "Mails go out as they should.",
  );
};

const payments: Check = ({ now, config, isPublic, events }) => {
  const { lastPaidAt, lastReceivedAt, waiting, waitingSince, failed } = events;
  if (config.payments === "off") return good("Payments are off: nobody can buy the plan.");
  if (config.payments === "rehearsal" || config.stripe?.secretKey.includes("_test_")) {
    return isPublic
      ? warning(
          "Payments are a rehearsal: no card is charged.",
          "Set STRIPE_SECRET_KEY to your live key to earn money.",
        )
      : good("Payments are a rehearsal: no card is charged.");
  }
  const unheard = lastPaidAt !== null && lastPaidAt.getTime() - (lastReceivedAt?.getTime() ?? 0) > hour;
  if (unheard) {
    return bad(
      "Stripe's webhooks do not arrive: the last payment was found by asking Stripe.",
      `In Stripe's dashboard, under Developers, Webhooks, check that an endpoint at ${config.publicUrl}/api/billing/v1/webhook/ answers 200.`,
    );
  }
  const late = now.getTime() - (waitingSince ?? now).getTime();
  if (waiting > 0 && late > 10 * minute) {
    return bad(
      `${counted(waiting, "event")} of Stripe have waited for ${lasting(late)}.`,
      "Check that the server can reach api.stripe.com; see Payments, Events.",
    );
  }
  if (failed > 0) {
    return warning(
      `${counted(failed, "event")} of Stripe could not be processed.`,
      "Payments, Events says why for each, and has a button to try again.",
    );
  }
  return good("Payments arrive as they should.");
};

const backups: Check = ({ now, isPublic, backups: kept }) => {
  if (kept === undefined) {
    const finding = isPublic ? bad : warning;
    return finding("No backups are made.", "Set BACKUP_DIR to a folder, best on another disk, or to a bucket.");
  }
  if (kept.failure !== undefined) {
    return bad(`The last backup failed: ${kept.failure}`, "Run npm run backup on the server once that is mended.");
  }
  if (kept.newestAt === undefined) return good("The first backup is made within an hour.");
  const age = now.getTime() - kept.newestAt.getTime();
  if (age > 30 * hour) {
    return bad(`The newest backup is ${lasting(age)} old.`, "Run npm run backup on the server, and see its log.");
  }
  if (kept.provedAt === undefined) {
    return warning("No backup was proved by restoring it.", "Run npm run backup on the server: it says why.");
  }
  return good(`The newest backup is ${lasting(age)} old, and backups are proved by restoring them.`);
};

const disk: Check = ({ disks }) => {
  const [fullest] = disks.toSorted((a, b) => a.free / a.size - b.free / b.size);
  if (fullest === undefined) return good("How much space is left cannot be told here.");
  const { folder, free, size } = fullest;
  const says = `${sizeOf(free)} of ${sizeOf(size)} are free on the disk of ${folder}.`;
  const todo = "Free up space, or move the folder to a larger disk.";
  if (free < gigabyte / 2 || free / size < 0.02) return bad(says, todo);
  return free < 2 * gigabyte || free / size < 0.1 ? warning(says, todo) : good(says);
};

const pictures: Check = ({ pictures: { bucket, fault } }) => {
  if (fault === undefined) {
    return good(bucket === undefined ? "Pictures are kept on the disk." : `Pictures are kept in the bucket ${bucket}.`);
  }
  return bad(
    `Pictures cannot be stored. ${fault}`,
    bucket === undefined
      ? "Let the user of the server write to DATA_DIR/media."
      : "Check the S3 settings, and that the server can reach the object store.",
  );
};

const namesOf = (hosts: readonly HostState[], state: HostState["state"]): string =>
  hosts.flatMap((host) => (host.state === state ? [host.name] : [])).join(" and ");

const database: Check = ({ database: { version, bytes, connections, mostConnections, hosts, replica } }) => {
  const writing = namesOf(hosts, "writing");
  if (hosts.filter(({ state }) => state === "writing").length > 1) {
    return bad(
      `${writing} both take writes, and neither has what the other was told.`,
      "Stop the one that is not to be the primary now, and make it a standby again.",
    );
  }
  const away = namesOf(hosts, "away");
  if (away !== "") {
    return warning(
      `Of the hosts of the database, ${away} cannot be reached. Writes go to ${writing}.`,
      "Start PostgreSQL there again as a standby, or take the host out of DATABASE_URL.",
    );
  }
  if (replica?.state === "behind") {
    return warning(
      "The replica is more than a second behind, so everything is read from the primary.",
      "See pg_stat_replication on the primary: either the standby does not follow it, or it has too much to do.",
    );
  }
  if (replica?.state === "away") {
    return warning(
      `The replica cannot be used, so everything is read from the primary. ${replica.reason}`,
      "Check that DATABASE_REPLICA_URL leads to a running standby of this database.",
    );
  }
  const where = writing === "" ? "" : ` Writes go to ${writing}.`;
  const size = `PostgreSQL ${version} with ${sizeOf(bytes)}`;
  const says = `${size}, ${connections} of ${mostConnections} connections in use.${where}`;
  return connections > 0.9 * mostConnections
    ? warning(says, "Raise max_connections, or put PgBouncer in front of the database.")
    : good(says);
};

const jobs: Check = ({ now, queues }) => {
  const others = queues.filter(({ queue }) => !queue.startsWith("mail-"));
  const failing = others.filter(({ failed, retrying }) => failed + retrying > 0).map(({ queue }) => queue);
  if (failing.length > 0) {
    return warning(
      `Background work fails: ${failing.join(", ")}.`,
      "Look for “a job failed” in the log of the server; the name of the work stands beside what went wrong.",
    );
  }
  const late = others.filter(({ since }) => since !== null && now.getTime() - since.getTime() > hour);
  return late.length > 0
    ? warning(
        `Background work waits: ${late.map(({ queue }) => queue).join(", ")}.`,
        "If this lasts, restart the server.",
      )
    : good("Background work is done in time.");
};

const superusers: Check = ({ config, isPublic, superusers: { all, withoutTwoFactor } }) => {
  if (config.superusersNeedTwoFactors) return good("Superusers sign in with two factors.");
  if (withoutTwoFactor === 0) return good(`${counted(all, "superuser")}, each signing in with two factors.`);
  const says = `${withoutTwoFactor} of ${counted(all, "superuser")} can sign in with a password alone.`;
  return isPublic
    ? warning(says, "Ask them to turn on two-factor sign-in under Security, then set SUPERUSER_TWO_FACTOR=required.")
    : good(says);
};

const checks = { address, mails, payments, backups, disk, pictures, database, jobs, superusers } satisfies Record<
  SystemCheck["name"],
  Check
>;
const order = ["bad", "warning", "good"];

/** What the facts mean, worst first. */
export const findings = (facts: SystemFacts): SystemCheck[] =>
  (Object.keys(checks) as (keyof typeof checks)[])
    .map((name) => ({ name, ...checks[name](facts) }))
    .sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
