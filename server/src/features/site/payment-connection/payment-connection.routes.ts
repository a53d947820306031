import type { Proof } from "@mindreel/contract/accounts/reauthentication";
import type { PaymentConnection } from "@mindreel/contract/site/payment-connection";
import type { Db } from "#data/database.ts";
import type { CurrentConnections } from "#features/site/connections/current-connections.service.ts";
import type { Routes } from "#http/route.ts";
import type { Member } from "#security/authentication.ts";
import { toCheck, toConnection } from "./payment-connection.mapper.ts";
import type { NotePayments, PaymentConnectionService } from "./payment-connection.service.ts";

/** Checks the proof of a superuser's identity, then runs `work` in its transaction. */
export type Reauthenticate = <T>(member: Member, proof: Proof, work: (tx: Db) => Promise<T>) => Promise<T>;

interface Given {
  readonly service: PaymentConnectionService;
  readonly current: CurrentConnections;
  readonly priceChosen: () => Promise<boolean>;
  readonly note: NotePayments;
  readonly reauthenticate: Reauthenticate;
}

export function paymentConnectionRoutes(
  route: Routes,
  { service, current, priceChosen, note, reauthenticate }: Given,
): void {
  const connection = async (): Promise<PaymentConnection> =>
    toConnection(await current.read(), current.paymentsLock, await priceChosen());

  route("GET /api/site/v1/connections/payments/", connection);

  route(
    "PUT /api/site/v1/connections/payments/",
    async ({ body, member, audit, translate }) => {
      service.demandFree();
      // Stripe is asked afterwards, outside its transaction.
      await reauthenticate(member, body, async () => undefined);
      const { passed, says, todo } = await service.connect(body.secret_key, note, audit);
      const result = { passed, says: translate(says), todo: todo && translate(todo) };
      return { result, connection: await connection() };
    },
    { perMinute: 10 },
  );

  route(
    "GET /api/site/v1/connections/payments/check/",
    async ({ translate }) => toCheck(await service.check(), translate),
    { perMinute: 30 },
  );

  route(
    "POST /api/site/v1/connections/payments/fix/",
    async ({ audit, translate }) => toCheck(await service.fix(audit), translate),
    { perMinute: 10 },
  );

  route("DELETE /api/site/v1/connections/payments/", async ({ audit }) => {
    await service.forget(note, audit);
    return connection();
  });
}
