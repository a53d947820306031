import type { PageFor } from "@mindreel/contract/wire/pages";
import { proGate, watchGate } from "#app/parts/gate/gates.ts";
import type { PageModule } from "#shared/pageModule.ts";
import { fromMails, notFound } from "./everyone.ts";
import { type EntriesOf, type Entry, pageIn, type Routes, routing } from "./route.ts";
import { superuserPages } from "./superuserPages.ts";

const offer: Entry = { file: "newsletter/OfferPage", rendered: true };

/** What a member gets at the pages of visitors. */
const forVisitorsWhoAreMembers: EntriesOf<PageFor<"visitor">> = {
  signIn: offer,
  signUp: offer,
  forgotPassword: { file: "accounts/HomeInsteadPage", rendered: true },
  resetPassword: { file: "accounts/SignOutFirstPage", rendered: true },
};

const forMembers: EntriesOf<"home" | "watch" | PageFor<"member">> = {
  home: { file: "catalogue/CataloguePage", rendered: true, gate: proGate },
  watch: { file: "catalogue/WatchPage", rendered: true, gate: watchGate },
  profile: { file: "accounts/ProfilePage", rendered: true },
  editProfile: { file: "accounts/EditProfilePage", title: "Edit Profile" },
  security: { file: "accounts/SecurityPage", title: "Security" },
  search: { file: "catalogue/SearchPage", rendered: true, gate: proGate },
  favorites: { file: "catalogue/FavoritesPage", rendered: true, gate: proGate },
  seriesList: { file: "catalogue/SeriesListPage", rendered: true, gate: proGate },
  series: { file: "catalogue/SeriesPage", rendered: true, gate: proGate },
  recentVideos: { file: "catalogue/RecentVideosPage", rendered: true, gate: proGate },
  notes: { file: "catalogue/NotesPage", rendered: true },
  requests: { file: "catalogue/RequestsPage", rendered: true, gate: proGate },
  subscription: { file: "billing/SubscriptionPage", rendered: true },
  paymentSuccess: { file: "billing/PaymentSuccessPage", rendered: true },
};

const forSuperusers: EntriesOf<PageFor<"superuser">> = {
  dashboard: { file: "admin/DashboardPage", title: "Dashboard", rendered: true },
  members: { file: "admin/UsersPage", title: "Users" },
  member: { file: "admin/MemberPage", title: "Member" },
  subscribers: { file: "admin/SubscribersPage", title: "Subscribers" },
  videos: { file: "admin/library/VideosPage", title: "Videos", rendered: true },
  video: { file: "admin/library/VideoPage", title: "Edit video" },
  adminSeriesList: { file: "admin/library/SeriesListPage", title: "Series" },
  adminSeries: { file: "admin/library/SeriesPage", title: "Series" },
  adminRequests: { file: "admin/library/RequestsPage", title: "Requests" },
  payments: { file: "admin/PaymentsPage", title: "Payments" },
  videoImport: { file: "admin/library/ImportPage", title: "Import videos" },
  playback: { file: "admin/library/PlaybackPage", title: "Playback" },
  libraryHealth: { file: "admin/library/HealthPage", title: "Health" },
  auditLog: { file: "admin/AuditPage", title: "Audit log" },
  system: { file: "admin/SystemPage", title: "System" },
  figures: { file: "admin/FiguresPage", title: "Figures" },
};

const modules = import.meta.glob<PageModule>([
  "../pages/**/*Page.tsx",
  "!../pages/catalogue/TeaserPage.tsx",
  "!../pages/accounts/{SignIn,SignUp,ForgotPassword,ResetPassword}Page.tsx",
  "!../pages/admin/**",
]);
const { routeTo, routesTo } = routing((name) => pageIn(modules, name));

const superusers = routing((name) => async () => {
  const { modules } = await superuserPages.load();
  return pageIn(modules, name)();
});

export const routes: Routes = {
  pages: new Map([
    ...routesTo({ ...forVisitorsWhoAreMembers, ...fromMails }),
    ...routesTo(forMembers, true),
    ...superusers.routesTo(forSuperusers, true, true),
  ]),
  notFound: routeTo(notFound),
};
