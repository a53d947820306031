import type { Call } from "@mindreel/contract/api";
import { file, picture } from "#fixtures/pictures.ts";
import { first } from "#test/app/members.ts";
import type { RequestOptions } from "#test/app/request.ts";
import { libraryOf } from "../library/library.ts";
import type { startPaidApp } from "../peers/payments.ts";

interface Entry {
  readonly options: RequestOptions;
  readonly details: object;
  /** Absent: the id in the request or its response. */
  readonly target?: number;
}

/** A payload with which each superuser's write succeeds, and the expected details of its audit log entry. */
export type Audited = Partial<Record<Call, () => Promise<Entry>>>;

/** Test data for the writes. */
export async function createAuditedWorld(t: Awaited<ReturnType<typeof startPaidApp>>) {
  const superuser = first(await t.members("superuser", 1));
  const { token } = superuser;
  /** An export of one kind. */
  const exported = (name: string) => async () => ({
    ...{ options: {}, details: { name: `${name}-2026-01-15.csv` }, target: superuser.id },
  });
  return { t, superuser, token, library: libraryOf(t, token), thumbnail: file(await picture()), exported };
}

export type AuditedWorld = Awaited<ReturnType<typeof createAuditedWorld>>;
