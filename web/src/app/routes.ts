import { type Page, type PageFor, pageAt } from "@mindreel/contract/wire/pages";
import { type Loadable, loadable } from "#shared/loadable.ts";
import type { PageModule } from "#shared/pageModule.ts";

interface Entry {
  /** The module, under `pages`. */
  readonly file: string;
  /** Whether the server renders its content as well, not only the frame and the heading. */
  readonly rendered?: boolean;
  /** The heading of a page that is made of Mantine, which stands there until its content does. */
  readonly title?: string;
}

/** Exactly these pages: one that is missing and one that is too many both fail the type check. */
type EntriesOf<P extends Page> = Readonly<Record<P, Entry>>;

/** Links from mails, the same for visitors and members. */
const fromMails: EntriesOf<Exclude<PageFor<"everyone">, "home">> = {
  confirmEmail: { file: "accounts/ConfirmEmailPage", rendered: true },
  changeEmail: { file: "accounts/ChangeEmailPage", rendered: true },
  unsubscribe: { file: "newsletter/UnsubscribePage", rendered: true },
};

const forVisitors: EntriesOf<PageFor<"visitor">> = {
  signIn: { file: "accounts/SignInPage", rendered: true },
  signUp: { file: "accounts/SignUpPage", rendered: true },
  forgotPassword: { file: "accounts/ForgotPasswordPage", rendered: true },
  resetPassword: { file: "accounts/ResetPasswordPage", rendered: true },
};

const offer: Entry = { file: "newsletter/OfferPage", rendered: true };

/** What a member gets at the pages of visitors. */
const forVisitorsWhoAreMembers: EntriesOf<PageFor<"visitor">> = {
  signIn: offer,
  signUp: offer,
  forgotPassword: { file: "accounts/HomeInsteadPage", rendered: true },
  resetPassword: { file: "accounts/SignOutFirstPage", rendered: true },
};

const forMembers: EntriesOf<"home" | PageFor<"member">> = {
  home: { file: "catalogue/CataloguePage", rendered: true },
  profile: { file: "accounts/ProfilePage", rendered: true },
  editProfile: { file: "accounts/EditProfilePage", title: "Edit Profile" },
  security: { file: "accounts/SecurityPage", title: "Security" },
  favorites: { file: "catalogue/FavoritesPage", rendered: true },
  recentVideos: { file: "catalogue/RecentVideosPage", rendered: true },
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
  payments: { file: "admin/PaymentsPage", title: "Payments" },
  videoImport: { file: "admin/library/ImportPage", title: "Import videos" },
  libraryHealth: { file: "admin/library/HealthPage", title: "Health" },
  auditLog: { file: "admin/AuditPage", title: "Audit log" },
  figures: { file: "admin/FiguresPage", title: "Figures" },
};

const modules = import.meta.glob<PageModule>("./pages/**/*Page.tsx");

export interface Route {
  readonly module: Loadable<PageModule>;
  readonly rendered: boolean;
  readonly withMantine: boolean;
  readonly title: string;
  /** What stands around the page: a member's menus, or nothing. */
  readonly framed: boolean;
  readonly superusersOnly: boolean;
}

function routeTo({ file, rendered = false, title }: Entry, framed: boolean, superusersOnly: boolean): Route {
  const name = `./pages/${file}.tsx`;
  const load = modules[name];
  if (load === undefined) throw new Error(`There is no page ${name}.`);
  const module = loadable(`src/app/pages/${file}.tsx`, load);
  return { module, rendered, withMantine: title !== undefined, title: title ?? "", framed, superusersOnly };
}

function routesTo(entries: Readonly<Partial<Record<Page, Entry>>>, framed = false, superusersOnly = false) {
  return Object.entries(entries).map(([page, entry]) => [page, routeTo(entry, framed, superusersOnly)] as const);
}

const visitorRoutes = new Map<string, Route>(routesTo({ ...forVisitors, ...fromMails }));
const memberRoutes = new Map<string, Route>([
  ...routesTo({ ...forVisitorsWhoAreMembers, ...fromMails }),
  ...routesTo(forMembers, true),
  ...routesTo(forSuperusers, true, true),
]);
const notFound = routeTo({ file: "NotFoundPage", rendered: true }, false, false);

/** What is at a path. For visitors not `/`: the server answers that with the landing page, which is another document. */
export function routeAt(pathname: string, signedIn: boolean): Route {
  const page = pageAt(pathname);
  const routes = signedIn ? memberRoutes : visitorRoutes;
  return (page && routes.get(page)) ?? notFound;
}
