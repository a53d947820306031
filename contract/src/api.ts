import type { Static, TSchema } from "typebox";
import { accountDeletionWire } from "./accounts/account-deletion.ts";
import { emailChangeWire } from "./accounts/email-change.ts";
import { emailConfirmationWire } from "./accounts/email-confirmation.ts";
import { googleSignInWire } from "./accounts/google-sign-in.ts";
import { invitationsWire } from "./accounts/invitations.ts";
import { memberAdminWire } from "./accounts/member-admin.ts";
import { memberHelpWire } from "./accounts/member-help.ts";
import { memberNotesWire } from "./accounts/member-notes.ts";
import { ownDataWire } from "./accounts/own-data.ts";
import { passkeysWire } from "./accounts/passkeys.ts";
import { passwordResetWire } from "./accounts/password-reset.ts";
import { profileWire } from "./accounts/profile.ts";
import { registrationWire } from "./accounts/registration.ts";
import { securityWire } from "./accounts/security.ts";
import { sessionsWire } from "./accounts/sessions.ts";
import { superusersWire } from "./accounts/superusers.ts";
import { twoFactorWire } from "./accounts/two-factor.ts";
import { auditLogWire } from "./admin/audit-log.ts";
import { backupsWire } from "./admin/backups.ts";
import { dashboardWire } from "./admin/dashboard.ts";
import { figuresWire } from "./admin/figures.ts";
import { firstRunWire } from "./admin/first-run.ts";
import { systemWire } from "./admin/system.ts";
import { todayWire } from "./admin/today.ts";
import { videoFiguresWire } from "./admin/video-figures.ts";
import { webVitalsWire } from "./admin/web-vitals.ts";
import { appliedCodesWire } from "./billing/applied-codes.ts";
import { checkoutWire } from "./billing/checkout.ts";
import { codesWire } from "./billing/codes.ts";
import { entitlementWire } from "./billing/entitlement.ts";
import { memberBillingWire } from "./billing/member-billing.ts";
import { memberSubscriptionWire } from "./billing/member-subscription.ts";
import { paymentEventsWire } from "./billing/payment-events.ts";
import { paymentsWire } from "./billing/payments.ts";
import { plansWire } from "./billing/plans.ts";
import { priceMovesWire } from "./billing/price-moves.ts";
import { reconciliationWire } from "./billing/reconciliation.ts";
import { refundsWire } from "./billing/refunds.ts";
import { rehearsalsWire } from "./billing/rehearsals.ts";
import { subscriptionWire } from "./billing/subscription.ts";
import { taxesWire } from "./billing/taxes.ts";
import { captionsWire } from "./catalogue/captions.ts";
import { categoriesWire } from "./catalogue/categories.ts";
import { categoryAdminWire } from "./catalogue/category-admin.ts";
import { chaptersWire } from "./catalogue/chapters.ts";
import { homeWire } from "./catalogue/home.ts";
import { libraryHealthWire } from "./catalogue/library-health.ts";
import { searchWire } from "./catalogue/search.ts";
import { seriesWire } from "./catalogue/series.ts";
import { seriesAdminWire } from "./catalogue/series-admin.ts";
import { showcaseWire } from "./catalogue/showcase.ts";
import { teasersWire } from "./catalogue/teasers.ts";
import { translationsWire } from "./catalogue/translations.ts";
import { videoAddingWire } from "./catalogue/video-adding.ts";
import { videoAdminWire } from "./catalogue/video-admin.ts";
import { videoEditingWire } from "./catalogue/video-editing.ts";
import { videoImportWire } from "./catalogue/video-import.ts";
import { videoLookupWire } from "./catalogue/video-lookup.ts";
import { videosWire } from "./catalogue/videos.ts";
import { likesWire } from "./engagement/likes.ts";
import { listsWire } from "./engagement/lists.ts";
import { notesWire } from "./engagement/notes.ts";
import { requestAdminWire } from "./engagement/request-admin.ts";
import { requestAnswersWire } from "./engagement/request-answers.ts";
import { requestsWire } from "./engagement/requests.ts";
import { watchTimeWire } from "./engagement/watch-time.ts";
import { campaignPicturesWire } from "./newsletter/campaign-pictures.ts";
import { campaignSendingWire } from "./newsletter/campaign-sending.ts";
import { campaignsWire } from "./newsletter/campaigns.ts";
import { digestWire } from "./newsletter/digest.ts";
import { newsAgainWire } from "./newsletter/news-again.ts";
import { newsPreferencesWire } from "./newsletter/news-preferences.ts";
import { offersWire } from "./newsletter/offers.ts";
import { subscriberImportWire } from "./newsletter/subscriber-import.ts";
import { subscribersWire } from "./newsletter/subscribers.ts";
import { unsubscribeWire } from "./newsletter/unsubscribe.ts";
import { winBackWire } from "./newsletter/win-back.ts";
import { followsWire } from "./notices/follows.ts";
import { noticeMailsWire } from "./notices/notice-mails.ts";
import { noticesWire } from "./notices/notices.ts";
import { noticePreferencesWire } from "./notices/preferences.ts";
import { pushSubscriptionsWire } from "./notices/push-subscriptions.ts";
import type { Language } from "./plain/languages.ts";
import type { Offered } from "./plain/offered.ts";
import { continueWatchingWire } from "./playback/continue-watching.ts";
import { playbackPreferencesWire } from "./playback/playback-preferences.ts";
import { playsWire } from "./playback/plays.ts";
import { protectedSourcesWire } from "./playback/protected-sources.ts";
import { queueWire } from "./playback/queue.ts";
import { sourceTestWire } from "./playback/source-test.ts";
import { connectionsWire } from "./site/connections.ts";
import { filmCaptionsWire } from "./site/film-captions.ts";
import { legalWire } from "./site/legal.ts";
import { mailsWire } from "./site/mails.ts";
import { openingWire } from "./site/opening.ts";
import { ownPagesWire } from "./site/own-pages.ts";
import { paymentConnectionWire } from "./site/payment-connection.ts";
import { sitePicturesWire } from "./site/pictures.ts";
import { sitePreviewWire } from "./site/preview.ts";
import type { SiteBoot } from "./site/public-site.ts";
import { publicSiteWire } from "./site/public-site.ts";
import { settingsWire } from "./site/settings.ts";
import { storageConnectionWire } from "./site/storage-connection.ts";

/** Every call. The server registers exactly these, and the API description is generated from them. */
export const api = {
  ...accountDeletionWire,
  ...emailChangeWire,
  ...emailConfirmationWire,
  ...googleSignInWire,
  ...invitationsWire,
  ...memberAdminWire,
  ...superusersWire,
  ...memberHelpWire,
  ...memberNotesWire,
  ...ownDataWire,
  ...passkeysWire,
  ...passwordResetWire,
  ...profileWire,
  ...registrationWire,
  ...securityWire,
  ...sessionsWire,
  ...twoFactorWire,
  ...appliedCodesWire,
  ...checkoutWire,
  ...codesWire,
  ...entitlementWire,
  ...memberBillingWire,
  ...paymentEventsWire,
  ...paymentsWire,
  ...plansWire,
  ...priceMovesWire,
  ...reconciliationWire,
  ...refundsWire,
  ...rehearsalsWire,
  ...memberSubscriptionWire,
  ...subscriptionWire,
  ...taxesWire,
  ...captionsWire,
  ...categoriesWire,
  ...categoryAdminWire,
  ...chaptersWire,
  ...homeWire,
  ...libraryHealthWire,
  ...searchWire,
  ...seriesWire,
  ...seriesAdminWire,
  ...showcaseWire,
  ...teasersWire,
  ...translationsWire,
  ...videoAddingWire,
  ...videoAdminWire,
  ...videoEditingWire,
  ...videoImportWire,
  ...videoLookupWire,
  ...videosWire,
  ...likesWire,
  ...listsWire,
  ...watchTimeWire,
  ...notesWire,
  ...requestsWire,
  ...requestAnswersWire,
  ...requestAdminWire,
  ...followsWire,
  ...noticesWire,
  ...pushSubscriptionsWire,
  ...noticeMailsWire,
  ...noticePreferencesWire,
  ...playsWire,
  ...continueWatchingWire,
  ...queueWire,
  ...playbackPreferencesWire,
  ...offersWire,
  ...subscriberImportWire,
  ...subscribersWire,
  ...unsubscribeWire,
  ...winBackWire,
  ...newsAgainWire,
  ...campaignsWire,
  ...campaignPicturesWire,
  ...campaignSendingWire,
  ...newsPreferencesWire,
  ...digestWire,
  ...auditLogWire,
  ...systemWire,
  ...todayWire,
  ...firstRunWire,
  ...backupsWire,
  ...dashboardWire,
  ...figuresWire,
  ...videoFiguresWire,
  ...webVitalsWire,
  ...protectedSourcesWire,
  ...sourceTestWire,
  ...settingsWire,
  ...openingWire,
  ...mailsWire,
  ...sitePicturesWire,
  ...sitePreviewWire,
  ...connectionsWire,
  ...paymentConnectionWire,
  ...storageConnectionWire,
  ...filmCaptionsWire,
  ...legalWire,
  ...ownPagesWire,
  ...publicSiteWire,
};

export type Api = typeof api;
export type Call = keyof Api;

type Parts<Part extends string> = {
  [C in Call]: Api[C] extends { readonly [P in Part]: infer S extends TSchema } ? Static<S> : undefined;
};
type Params = Parts<"params">;
type Queries = Parts<"query">;
type Bodies = Parts<"body">;
type Responses = {
  [C in Call]: Api[C]["response"]["body"] extends TSchema ? Static<Api[C]["response"]["body"]> : null;
};

// Looked up by call: where a function is generic over calls, the compiler would otherwise compare the conditional types
// from which TypeBox infers these.
export type ParamsOf<C extends Call> = Params[C];
export type QueryOf<C extends Call> = Queries[C];
export type BodyOf<C extends Call> = Bodies[C];
export type ResponseOf<C extends Call> = Responses[C];
/** Names of the picture fields of a multipart call; `never` for the rest. */
export type FilesOf<C extends Call> = Api[C] extends { readonly files: readonly (infer F extends string)[] }
  ? F
  : never;

/** `rehearsal`: payments that move no money. `off`: no payments. */
export type PaymentsMode = "stripe" | "rehearsal" | "off";

/** Every action that the audit log records. */
export type AuditAction = { [C in Call]: Api[C] extends { readonly audit: infer A } ? A : never }[Call];

/** The data that the server embeds in the page. */
export interface Boot {
  readonly appName: string;
  /** What is sold, in short. */
  readonly offered: Offered;
  readonly payments: PaymentsMode;
  /** The languages that pages are available in. */
  readonly languages: readonly Language[];
  /** Where superusers find Stripe's records, such as `https://dashboard.stripe.com/test`; null: no link. */
  readonly stripeDashboard: string | null;
  /** Null: signing in with Google is off. */
  readonly googleClientId: string | null;
  readonly site: SiteBoot;
}
