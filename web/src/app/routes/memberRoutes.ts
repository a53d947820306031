import type { PageFor } from "@mindreel/contract/plain/pages";
import { everyonesTitles, pageTitles as messages } from "@mindreel/messages/app";
import { parents } from "#app/layouts/page/parents.ts";
import { proGate, watchGate } from "#app/pages/gates/gates.ts";
import type { PageModule } from "#shared/loading/pageModule.ts";
import { forAll, notFound } from "./everyone.ts";
import { type EntriesOf, type Entry, pageIn, type Routes, routing } from "./route.ts";
import { superuserPages } from "./superuserPages.ts";

const offer: Entry = { file: "newsletter/OfferPage", title: () => messages.offer, rendered: true };

/** What members get at the visitors' pages. */
const forVisitorsWhoAreMembers: EntriesOf<PageFor<"visitor">> = {
  signIn: offer,
  signUp: offer,
  forgotPassword: { file: "accounts/HomeInsteadPage", title: () => "", rendered: true },
  firstSuperuser: { file: "accounts/HomeInsteadPage", title: () => "", rendered: true },
  resetPassword: { file: "accounts/SignOutFirstPage", title: () => "", rendered: true },
};

const forMembers: EntriesOf<"home" | "watch" | "subject" | "pricing" | PageFor<"member">> = {
  home: { file: "catalogue/CataloguePage", title: () => "", rendered: true, gate: proGate },
  watch: { file: "catalogue/watch/WatchPage", title: () => everyonesTitles.watch, rendered: true, gate: watchGate },
  subject: { file: "catalogue/SubjectInCataloguePage", title: () => everyonesTitles.subject },
  pricing: { file: "billing/SubscriptionInsteadPage", title: () => "", rendered: true },
  profile: { file: "accounts/ProfilePage", title: () => messages.profile, rendered: true },
  editProfile: { file: "accounts/EditProfilePage", title: () => messages.editProfile },
  security: { file: "accounts/SecurityPage", title: () => messages.security },
  search: { file: "catalogue/SearchPage", title: () => messages.search, rendered: true, gate: proGate },
  favorites: { file: "catalogue/FavoritesPage", title: () => messages.favorites, rendered: true, gate: proGate },
  seriesList: { file: "catalogue/series/SeriesListPage", title: () => messages.series, rendered: true, gate: proGate },
  series: { file: "catalogue/series/SeriesPage", title: () => messages.oneSeries, rendered: true, gate: proGate },
  recentVideos: {
    file: "catalogue/RecentVideosPage",
    title: () => messages.recentVideos,
    rendered: true,
    gate: proGate,
  },
  notices: { file: "accounts/NoticesPage", title: () => messages.notices, rendered: true },
  notes: { file: "catalogue/NotesPage", title: () => messages.notes, rendered: true },
  requests: { file: "catalogue/RequestsPage", title: () => messages.requests, rendered: true, gate: proGate },
  subscription: { file: "billing/SubscriptionPage", title: () => messages.subscription, rendered: true },
  paymentSuccess: { file: "billing/PaymentSuccessPage", title: () => messages.paymentSuccess, rendered: true },
};

const forSuperusers: EntriesOf<PageFor<"superuser">> = {
  dashboard: { file: "admin/DashboardPage", title: () => messages.dashboard, rendered: true },
  members: { file: "admin/members/UsersPage", title: () => messages.users },
  invitations: { file: "admin/members/InvitationsPage", title: () => messages.invitations, parent: parents.member },
  member: { file: "admin/members/MemberPage", title: () => messages.member, parent: parents.member },
  subscribers: { file: "admin/newsletter/SubscribersPage", title: () => messages.subscribers },
  campaigns: { file: "admin/newsletter/CampaignsPage", title: () => messages.news },
  campaign: {
    file: "admin/newsletter/CampaignPage",
    title: () => messages.news,
    documentTitle: () => messages.writeNews,
    parent: parents.campaign,
  },
  videos: { file: "admin/library/VideosPage", title: () => messages.videos, rendered: true },
  video: { file: "admin/library/VideoPage", title: () => messages.editVideo, parent: parents.video },
  addVideo: { file: "admin/library/AddVideoPage", title: () => messages.addVideo, parent: parents.video },
  adminSeriesList: {
    file: "admin/library/SeriesListPage",
    title: () => messages.series,
    documentTitle: () => messages.manageSeries,
  },
  adminSeries: {
    file: "admin/library/SeriesPage",
    title: () => messages.series,
    documentTitle: () => messages.editSeries,
    parent: parents.adminSeries,
  },
  adminCategories: { file: "admin/library/CategoriesPage", title: () => messages.categories },
  adminRequests: {
    file: "admin/library/RequestsPage",
    title: () => messages.requests,
    documentTitle: () => messages.manageRequests,
  },
  payments: { file: "admin/PaymentsPage", title: () => messages.payments },
  plans: { file: "admin/plans/PlansPage", title: () => messages.plans },
  codeUses: { file: "admin/plans/CodeUsesPage", title: () => messages.codeUses, parent: parents.codeUses },
  videoImport: { file: "admin/library/ImportPage", title: () => messages.importVideos },
  playback: { file: "admin/library/PlaybackPage", title: () => messages.playback },
  libraryHealth: { file: "admin/library/HealthPage", title: () => messages.health },
  auditLog: { file: "admin/AuditPage", title: () => messages.auditLog },
  setUp: { file: "admin/SetUpPage", title: () => messages.setUp },
  system: { file: "admin/SystemPage", title: () => messages.system },
  connections: { file: "admin/ConnectionsPage", title: () => messages.connections },
  site: { file: "admin/SitePage", title: () => messages.site },
  figures: { file: "admin/FiguresPage", title: () => messages.figures },
};

const modules = import.meta.glob<PageModule>([
  "../pages/**/*Page.tsx",
  "!../pages/catalogue/visitors/**",
  "!../pages/accounts/visitors/**",
  "!../pages/admin/**",
]);
const { routeTo, routesTo } = routing((name) => pageIn(modules, name));

const superusers = routing((name) => async () => {
  const { modules } = await superuserPages.load();
  return pageIn(modules, name)();
});

export const routes: Routes = {
  pages: new Map([
    ...routesTo({ ...forVisitorsWhoAreMembers, ...forAll }),
    ...routesTo(forMembers, true),
    ...superusers.routesTo(forSuperusers, true, true),
  ]),
  notFound: routeTo(notFound),
};
