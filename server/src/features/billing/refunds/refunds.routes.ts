import type { Proof } from "@mindreel/contract/accounts/reauthentication";
import type { Db } from "#data/database.ts";
import type { Routes } from "#http/route.ts";
import type { Member } from "#security/authentication.ts";
import type { RefundsService } from "./refunds.service.ts";

/** Checks the proof of a superuser's identity, then runs `work` in its transaction. */
export type Reauthenticate = <T>(member: Member, proof: Proof, work: (tx: Db) => Promise<T>) => Promise<T>;

export function refundsRoutes(route: Routes, service: RefundsService, reauthenticate: Reauthenticate): void {
  route("POST /api/billing/v1/payments/{id}/refunds/", async ({ params, body, member, audit }) => {
    await service.demand(params.id);
    const record = (tx: Db) => service.record(tx, params.id, body, member.id, audit);
    return { state: await service.carryOut(await reauthenticate(member, body, record)) };
  });
}
