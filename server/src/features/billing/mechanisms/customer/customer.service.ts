import type { Config } from "#config/config.ts";
import type { Db } from "#data/database.ts";
import { AppError } from "#domain/errors.ts";
import { defineQueue, type Jobs } from "#jobs/jobs.ts";
import { type Payments, ProviderRefused } from "#ports/payments/payments.port.ts";
import type { ProviderSubscription } from "#ports/payments/provider-records.port.ts";
import * as customers from "./customer.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly payments: Payments;
  readonly jobs: Jobs;
  readonly config: Pick<Config, "payments">;
  readonly clock: () => Date;
}

interface CustomerEmailJob {
  readonly userId: number;
}
export const customerEmailQueue = defineQueue<CustomerEmailJob>("billing-customer-email");

/** A member as a customer of the payment provider. */
export function createCustomerService({ db, payments, jobs, config, clock }: Dependencies) {
  /** @throws AppError 404 */
  async function accountOf(userId: number, from: Db = db): Promise<customers.Account> {
    const account = await customers.account(from, userId);
    if (account === undefined) throw new AppError("not_found");
    return account;
  }

  return {
    accountOf,
    customerOf: (userId: number): Promise<string | undefined> => customers.ofMember(db, userId),

    /**
     * The customer that the provider has for a member, although we have recorded none: after an older backup was restored.
     * The address must be the member's own too, since the restored database may have given the id to somebody else.
     */
    forgottenCustomerOf: async (userId: number): Promise<string | undefined> => {
      const { email } = await accountOf(userId);
      const [customerId] = await payments.customersFor({ memberId: userId, email });
      return customerId === undefined ? undefined : customers.bind(db, userId, customerId, clock());
    },

    /** The member whose checkout started a subscription that we have forgotten, as in `forgottenCustomerOf`. */
    forgottenBuyerOf: async ({ memberId, customerId }: ProviderSubscription): Promise<number | undefined> => {
      const account = memberId === null ? undefined : await customers.account(db, memberId);
      if (memberId === null || account === undefined) return undefined;
      const known = await payments.customersFor({ memberId, email: account.email });
      return known.includes(customerId) ? memberId : undefined;
    },

    /** Passes a member's new address to the provider, through a job queued in the transaction that changes it. */
    passOnEmail: (tx: Db, userId: number): Promise<void> => jobs.add(customerEmailQueue, { userId }, tx),

    changeEmail: async ({ userId }: CustomerEmailJob): Promise<void> => {
      const customerId = config.payments === "off" ? undefined : await customers.ofMember(db, userId);
      if (customerId === undefined) return;
      try {
        await payments.changeCustomerEmail(customerId, (await accountOf(userId)).email);
      } catch (error) {
        // The customer was deleted at the provider.
        if (!(error instanceof ProviderRefused && error.missing)) throw error;
      }
    },
  };
}
