import type { Language } from "@mindreel/contract/plain/languages";
import { offeredMonthly } from "@mindreel/contract/plain/offered";
import { pagePath } from "@mindreel/contract/plain/pages";
import {
  accountDeletedMail,
  deletionScheduledMail,
} from "#features/accounts/account-deletion/account-deletion.mail.ts";
import {
  currentEmailMail,
  newEmailMail,
  oldEmailMail,
  takenEmailMail,
} from "#features/accounts/email-change/email-change.mail.ts";
import {
  emailConfirmationMail,
  secondaryEmailConfirmationMail,
} from "#features/accounts/email-confirmation/email-confirmation.mail.ts";
import { invitationMail } from "#features/accounts/invitations/invitations.mail.ts";
import { securityChanges, securityNoticeMail } from "#features/accounts/mechanisms/security-notices.mail.ts";
import { passwordResetMail } from "#features/accounts/password-reset/password-reset.mail.ts";
import { testMail } from "#features/admin/first-run/first-run.mail.ts";
import { failedPaymentMail } from "#features/billing/mechanisms/failed-payment/failed-payment.mail.ts";
import {
  freeTimeMail,
  subscriptionBegunMail,
  subscriptionMail,
  trialMail,
} from "#features/billing/mechanisms/plan-mails/plan-mails.mail.ts";
import { freeTimeKinds, trialKinds } from "#features/billing/mechanisms/plan-mails/plan-mails.policy.ts";
import { priceChangeMail, priceStaysMail } from "#features/billing/price-moves/price-moving.mail.ts";
import { answerMail } from "#features/engagement/request-answers/request-answers.mail.ts";
import { newsAgainMail } from "#features/newsletter/news-again/news-again.mail.ts";
import { offerMail } from "#features/newsletter/offers/offers.mail.ts";
import { winBackMail } from "#features/newsletter/win-back/win-back.mail.ts";
import { newVideosMail } from "#features/notices/notice-mails/notice-mails.mail.ts";
import type { MailSettings } from "#mail/mail-language.ts";
import type { Mail } from "#ports/mail/mail.port.ts";

/** Every mail that Mindreel sends, to a fictitious recipient, for `npm run mails`. */
export function sampleMails(config: MailSettings, language: Language): Map<string, Mail> {
  const [email, username] = ["ada@example.com", "Ada"];
  const ada = { email, username, language };
  const token = "A".repeat(43);
  const confirm = config.publicUrl + pagePath("confirmEmail", { token });
  const signUp = config.publicUrl + pagePath("signUp");
  // Its reader's language is not known.
  const settings = { ...config, languages: [language] };
  const reset = config.publicUrl + pagePath("resetPassword", { uid: 1, token });
  const change = (end: "new" | "current") => config.publicUrl + pagePath("changeEmail", { end, token });
  const asked = { ...ada, newEmail: "ada@example.org" };
  const toNew = { ...asked, link: change("new") };
  const toCurrent = { ...asked, link: change("current") };
  const [proUntil, deletionAt] = [new Date(Date.UTC(2030, 0, 31)), new Date(Date.UTC(2030, 1, 14))];
  const answered = { ...ada, text: "Owls at night", videoId: 7, title: "The tawny owl" };
  const videos = ["The tawny owl", "Bats of the old town", "Moths"].map((title, at) => {
    const still = at < 2 ? `${config.publicUrl}/media/sample-${at}/854.webp` : null;
    return { id: 9 - at, title, still, duration: null };
  });
  const plan = { ...ada, token: `1.${token}`, paidUntil: proUntil, freeUntil: null };
  const paid = { amount: 30_000, currency: "usd" };
  const monthly = { currency: "usd", interval: "month", intervalCount: 1 } as const;
  return new Map([
    ["confirm", emailConfirmationMail(ada, confirm, config)],
    ["confirm-second", secondaryEmailConfirmationMail({ ...ada, secondaryEmail: email }, confirm, config)],
    ["reset", passwordResetMail(ada, reset, config)],
    ["new-address", newEmailMail({ ...toNew, needsApproval: true }, config)],
    ["new-address-alone", newEmailMail({ ...toNew, needsApproval: false }, config)],
    ["current-address", currentEmailMail({ ...toCurrent, needsApproval: true }, config)],
    ["current-address-unproven", currentEmailMail({ ...toCurrent, needsApproval: false }, config)],
    ["taken-address", takenEmailMail(ada, config)],
    ["old-address", oldEmailMail({ ...ada, to: email, approved: true }, config)],
    ["old-address-unproven", oldEmailMail({ ...ada, to: email, approved: false }, config)],
    ["deletion-scheduled", deletionScheduledMail(ada, deletionAt, config)],
    ["account-deleted", accountDeletedMail(ada, config)],
    [
      "invitation",
      invitationMail({ email, freeDays: 30, inviter: "Grace", link: `${signUp}?invitation=${token}` }, settings),
    ],
    ["offer", offerMail({ email, firstName: username, language }, { offer: token, unsubscribe: `1.${token}` }, config)],
    [
      "win-back",
      winBackMail(
        { ...ada, wantsNews: true },
        { code: "BACK-7Q2M", percentOff: 30, expiresAt: proUntil, unsubscribe: `1.${token}` },
        config,
      ),
    ],
    ["news-again", newsAgainMail({ email, firstName: username, language }, `1.${token}`, config)],
    ["test", testMail(ada, config)],
    ["answer", answerMail(answered, `1.${token}`, config)],
    ["new-videos", newVideosMail({ ...ada, videos }, `1.${token}`, config)],
    ["failed-payment", failedPaymentMail({ ...ada, to: email, payUrl: null, proUntil }, config)],
    [
      "price-change",
      priceChangeMail({ ...ada, ...monthly, to: email, at: proUntil, before: 25_000, after: 30_000 }, config),
    ],
    ["price-stays", priceStaysMail({ ...ada, to: email, at: proUntil }, config)],
    ["subscription-begun", subscriptionBegunMail({ ...plan, renews: true, paid }, config)],
    ["subscription-cancelled", subscriptionMail("subscription_cancelled", { ...plan, freeUntil: deletionAt }, config)],
    ["subscription-resumed", subscriptionMail("subscription_resumed", plan, config)],
    ["subscription-ended", subscriptionMail("subscription_ended", plan, config)],
    ...(["trial_begun", ...trialKinds] as const).map((kind) => {
      const about = { ...ada, token: `1.${token}`, endsAt: proUntil, charge: paid, needsCard: false };
      return [kind.replaceAll("_", "-"), trialMail(kind, about, config)] as const;
    }),
    ...freeTimeKinds.map((kind) => {
      const about = { ...ada, token: `1.${token}`, endsAt: proUntil, offered: offeredMonthly(30_000) };
      return [kind.replaceAll("_", "-"), freeTimeMail(kind, about, config)] as const;
    }),
    ...securityChanges.map((change) => {
      const notice = { ...ada, change, device: "Firefox on Windows" };
      return [change.replaceAll("_", "-"), securityNoticeMail(notice, config)] as const;
    }),
  ]);
}
