import type { SystemCheck } from "@mindreel/contract/admin/system";
import { type Language, localeOf } from "@mindreel/contract/plain/languages";
import { report } from "@mindreel/messages/admin/system";
import { formatIn } from "@mindreel/messages/format";
import { inLanguage } from "@mindreel/messages/in-language";
import type { HostState } from "#db/hosts/host-state.ts";
import { bad, type Check, found, gigabyte, good, off, type SystemFacts, sizeOf, warning } from "./findings.policy.ts";
import { backups, google, jobs, mails, payments } from "./services.policy.ts";

/** The state of this installation as it was found. */
export interface SystemState {
  readonly version: string;
  readonly startedAt: Date;
  readonly facts: SystemFacts;
}

const address: Check = ({ config, isPublic }, language) => {
  const words = inLanguage(report, language);
  const { publicUrl: url, trustProxy, rateLimits } = config;
  if (!isPublic) return off(formatIn(language, words.local, { url }), words.setAddress);
  if (url.startsWith("http:")) return bad(formatIn(language, words.unencrypted, { url }), words.encrypt);
  if (!rateLimits) return bad(words.unlimited, words.limit);
  if (trustProxy.length === 0) return warning(words.oneAddress, words.trustProxy);
  return good(formatIn(language, words.site, { url }));
};

const disk: Check = ({ disks }, language) => {
  const words = inLanguage(report, language);
  const [fullest] = disks.toSorted((a, b) => a.free / a.size - b.free / b.size);
  if (fullest === undefined) return warning(words.unknownSpace, words.seeSpace);
  const { folder, free, size } = fullest;
  const sizes = { free: sizeOf(free, language), size: sizeOf(size, language) };
  const says = formatIn(language, words.space, { ...sizes, folder });
  if (free < gigabyte / 2 || free / size < 0.02) return bad(says, words.freeSpace);
  return free < 2 * gigabyte || free / size < 0.1 ? warning(says, words.freeSpace) : good(says);
};

const pictures: Check = ({ pictures: { bucket, fault }, unreadable }, language) => {
  const words = inLanguage(report, language);
  if (unreadable.includes("storage")) return bad(words.unreadableBucket, words.connectBucketAgain, "connections");
  if (fault === undefined) {
    return good(bucket === undefined ? words.picturesOnDisk : formatIn(language, words.picturesInBucket, { bucket }));
  }
  const reason = fault === "gone" ? words.goneFile : fault.reason;
  const todo = bucket === undefined ? words.allowMedia : words.checkS3;
  return bad(formatIn(language, words.noPictures, { reason }), todo);
};

const namesOf = (hosts: readonly HostState[], state: HostState["state"], language: Language): string =>
  new Intl.ListFormat(localeOf(language)).format(hosts.flatMap((host) => (host.state === state ? [host.name] : [])));

const database: Check = ({ database: facts }, language) => {
  const words = inLanguage(report, language);
  const { version, bytes, connections, mostConnections, hosts, replica } = facts;
  const writing = namesOf(hosts, "writing", language);
  if (hosts.filter(({ state }) => state === "writing").length > 1) {
    return bad(formatIn(language, words.twoWriters, { hosts: writing }), words.stopOneWriter);
  }
  const away = namesOf(hosts, "away", language);
  if (away !== "") return warning(formatIn(language, words.hostsAway, { away, writing }), words.startHost);
  if (replica?.state === "behind") return warning(words.replicaBehind, words.followReplica);
  if (replica?.state === "away") {
    return warning(formatIn(language, words.replicaAway, { reason: replica.reason }), words.checkReplica);
  }
  const says = [
    formatIn(language, words.database, {
      ...{ version, size: sizeOf(bytes, language), used: connections, most: mostConnections },
    }),
    ...(writing === "" ? [] : [formatIn(language, words.writesGo, { hosts: writing })]),
  ].join(" ");
  return connections > 0.9 * mostConnections ? warning(says, words.moreConnections) : good(says);
};

const superusers: Check = ({ config, superusers: { all: count, withoutTwoFactor } }, language) => {
  const words = inLanguage(report, language);
  if (config.superusersNeedTwoFactors) return good(words.twoFactors);
  if (withoutTwoFactor === 0) return good(formatIn(language, words.allTwoFactors, { count }));
  const says = formatIn(language, words.passwordAlone, { count, some: withoutTwoFactor });
  return warning(says, words.askForTwoFactors, "security");
};

/** What a day shows of payments, unless the account at the provider says worse. */
const accountAndPayments: Check = (facts, language) => {
  const { paymentDifferences: all } = facts;
  const seen = payments(facts, language);
  const isSevere = all.some(({ severe }) => severe);
  if (all.length === 0 || (seen.state === "bad" && !isSevere)) return seen;
  const says = all.map((each) => each.says(language)).join(" ");
  const todo = [...new Set(all.map((each) => each.todo(language)))].join(" ");
  return (isSevere ? bad : warning)(says, todo, "connections");
};

const checks = {
  address,
  mails,
  payments: accountAndPayments,
  google,
  backups,
  disk,
  pictures,
  database,
  jobs,
  superusers,
} satisfies Record<SystemCheck["name"], Check>;

/** The results of all checks, worst first. */
export const findings = (facts: SystemFacts, language: Language): SystemCheck[] => found(checks, facts, language);
