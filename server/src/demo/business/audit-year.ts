import type { AuditAction } from "@mindreel/contract/api";
import type { auditLog } from "#db/schema/admin.ts";
import { day, hour } from "#domain/time/units-of-time.ts";
import type { Grant } from "./ledger.ts";
import type { Life } from "./lives.ts";

type Entry = typeof auditLog.$inferInsert;

interface AuditRecord {
  readonly now: Date;
  readonly superuserId: number;
  readonly videos: readonly { readonly id: number; readonly title: string; readonly since: Date }[];
  readonly categories: readonly { readonly id: number; readonly name: string }[];
  readonly campaigns: readonly {
    readonly id: number;
    readonly subject: string;
    readonly createdAt: Date;
    readonly sendAt: Date | null;
  }[];
  readonly members: readonly { readonly id: number; readonly life: Life; readonly grants: readonly Grant[] }[];
}

const theLibrary = 1;
/** Days. Older videos were imported when the library opened. */
const openedBefore = 360;

/** The superuser's audit log of the year: work on the library, the members and the books. */
export function auditYear({ now, superuserId, videos, categories, campaigns, members }: AuditRecord): Entry[] {
  const entry = (at: Date, action: AuditAction, targetId: number, details: Entry["details"]): Entry => ({
    ...{ at, actorId: superuserId, action, targetId, details },
    targetType: action.slice(0, action.indexOf(".")),
  });
  const ago = (days: number) => new Date(now.getTime() - days * day);
  const [first, later] = [
    videos.filter(({ since }) => since < ago(openedBefore)),
    videos.filter(({ since }) => since >= ago(openedBefore)),
  ];
  const opened = first.at(-1)?.since ?? ago(openedBefore);
  return [
    ...categories.map(({ id, name }) => entry(opened, "category.create", id, { name })),
    entry(opened, "library.import", theLibrary, { name: "Library", added: first.length, skipped: 0, faulty: 0 }),
    ...later.map(({ id, title, since }) => entry(since, "video.create", id, { name: title })),
    ...later
      .filter((_, n) => n % 9 === 4)
      .map(({ id, title, since }) => {
        return entry(new Date(since.getTime() + hour), "video.update", id, {
          name: title,
          changed: "description",
        });
      }),
    ...[300, 209, 118, 27].map((days) => entry(ago(days), "library.check", theLibrary, { name: "Library" })),
    ...campaigns.flatMap(({ id, subject: name, createdAt, sendAt }) => [
      entry(createdAt, "campaign.write", id, { name }),
      ...(sendAt === null ? [] : [entry(sendAt, "campaign.send", id, { name })]),
    ]),
    ...members.flatMap(({ id, life: { blocked, person, gift }, grants }) => [
      ...(blocked === undefined
        ? []
        : [entry(new Date(blocked.at * 1000), "member.block", id, { name: person.username, reason: blocked.reason })]),
      ...grants
        .filter(() => gift !== undefined)
        .map(({ time }) =>
          entry(time.grantedAt, "member.give_time", id, { days: time.days, reason: time.reason ?? "" }),
        ),
    ]),
  ].toSorted((a, b) => +a.at - +b.at);
}
