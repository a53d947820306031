import { isUnpaid } from "#domain/entitlement.ts";
import type { Account } from "#features/billing/mechanisms/customer/customer.repository.ts";
import type { MemberSubscription } from "#features/billing/subscription/subscription.service.ts";
import type { ModuleDependencies } from "#features/module.ts";
import { defineQueue } from "#jobs/jobs.ts";
import type { MailSettings } from "#mail/mail-language.ts";
import { failedPaymentMail } from "./failed-payment.mail.ts";

interface Dependencies extends Pick<ModuleDependencies, "mailer"> {
  readonly subscriptionsOf: (userId: number) => Promise<readonly MemberSubscription[]>;
  /** @throws AppError 404 */
  readonly accountOf: (userId: number) => Promise<Account>;
  readonly config: MailSettings;
}

interface FailedPaymentJob {
  readonly userId: number;
  readonly subscriptionId: string;
}
export const failedPaymentQueue = defineQueue<FailedPaymentJob>("mail-failed-payment");

export const createFailedPaymentService = ({ mailer, subscriptionsOf, accountOf, config }: Dependencies) => ({
  /** Mails the member, unless the invoice was paid meanwhile, or the subscription has a newer one or has ended. */
  mail: async ({ userId, subscriptionId }: FailedPaymentJob): Promise<void> => {
    const failed = (await subscriptionsOf(userId)).find(({ id }) => id === subscriptionId);
    if (failed === undefined || !isUnpaid(failed.status) || failed.failureMailedFor !== failed.latestInvoiceId) return;
    const { email, name, language, proExpiryDate } = await accountOf(userId);
    const mail = { to: email, username: name, language, payUrl: failed.payUrl, proUntil: proExpiryDate };
    await mailer.send(failedPaymentMail(mail, config));
  },
});
