import { isPage, type Page, type PageFor, pagePath, pages } from "@mindreel/contract/wire/pages";
import { type LoaderFunctionArgs, type RouteObject, redirect } from "react-router";
import { RouteError } from "#app/layouts/RootLayout.tsx";
import { endSession } from "#features/accounts/sessions/logout.ts";
import { pageFor } from "#shared/comeBack.ts";

type Route = Pick<RouteObject, "lazy" | "loader">;
/** Exactly these pages: one that is missing and one that is too many both fail the type check. */
type RoutesOf<P extends Page> = Readonly<Record<P, Route>>;

const toHome = () => redirect(pagePath("home"));

/** A member opening the sign-in or sign-up page goes where it would lead to, unless its URL carries an offer. */
function onWithoutOffer({ request }: LoaderFunctionArgs): Response | null {
  const { searchParams } = new URL(request.url);
  // Who is no superuser is sent home by the page itself.
  return searchParams.has("offer") ? null : redirect(pageFor({ is_superuser: true }, searchParams.get("next") ?? ""));
}

/** A reset link ends the member's session, then opens again as for a visitor. */
async function signOutFirst(): Promise<never> {
  await endSession();
  location.reload();
  return new Promise(() => undefined);
}

/** Links from mails, the same for visitors and members. */
const fromMails: RoutesOf<Exclude<PageFor<"everyone">, "home">> = {
  confirmEmail: { lazy: () => import("#app/pages/accounts/ConfirmEmailPage.tsx") },
  changeEmail: { lazy: () => import("#app/pages/accounts/ChangeEmailPage.tsx") },
  unsubscribe: { lazy: () => import("#app/pages/newsletter/UnsubscribePage.tsx") },
};

const visitorPages: RoutesOf<PageFor<"visitor">> = {
  signIn: { lazy: () => import("#app/pages/accounts/SignInPage.tsx") },
  signUp: { lazy: () => import("#app/pages/accounts/SignUpPage.tsx") },
  forgotPassword: { lazy: () => import("#app/pages/accounts/ForgotPasswordPage.tsx") },
  resetPassword: { lazy: () => import("#app/pages/accounts/ResetPasswordPage.tsx") },
};

const offer: Route = { loader: onWithoutOffer, lazy: () => import("#app/pages/newsletter/OfferPage.tsx") };

/** What a member gets at the pages of visitors. */
const visitorPagesForMembers: RoutesOf<PageFor<"visitor">> = {
  signIn: offer,
  signUp: offer,
  forgotPassword: { loader: toHome },
  resetPassword: { loader: signOutFirst },
};

const memberPages: RoutesOf<"home" | PageFor<"member">> = {
  home: { lazy: () => import("#app/pages/catalogue/CataloguePage.tsx") },
  profile: { lazy: () => import("#app/pages/accounts/ProfilePage.tsx") },
  editProfile: { lazy: () => import("#app/pages/accounts/EditProfilePage.tsx") },
  security: { lazy: () => import("#app/pages/accounts/SecurityPage.tsx") },
  favorites: { lazy: () => import("#app/pages/catalogue/FavoritesPage.tsx") },
  recentVideos: { lazy: () => import("#app/pages/catalogue/RecentVideosPage.tsx") },
  subscription: { lazy: () => import("#app/pages/billing/SubscriptionPage.tsx") },
  paymentSuccess: { lazy: () => import("#app/pages/billing/PaymentSuccessPage.tsx") },
};

const superuserPages: RoutesOf<PageFor<"superuser">> = {
  dashboard: { lazy: () => import("#app/pages/admin/DashboardPage.tsx") },
  members: { lazy: () => import("#app/pages/admin/UsersPage.tsx") },
  member: { lazy: () => import("#app/pages/admin/MemberPage.tsx") },
  subscribers: { lazy: () => import("#app/pages/admin/SubscribersPage.tsx") },
  videos: { lazy: () => import("#app/pages/admin/library/VideosPage.tsx") },
  video: { lazy: () => import("#app/pages/admin/library/VideoPage.tsx") },
  payments: { lazy: () => import("#app/pages/admin/PaymentsPage.tsx") },
  videoImport: { lazy: () => import("#app/pages/admin/library/ImportPage.tsx") },
  libraryHealth: { lazy: () => import("#app/pages/admin/library/HealthPage.tsx") },
  auditLog: { lazy: () => import("#app/pages/admin/AuditPage.tsx") },
  figures: { lazy: () => import("#app/pages/admin/FiguresPage.tsx") },
};

const notFound: RouteObject = { path: "*", lazy: () => import("#app/pages/NotFoundPage.tsx") };

const at = (routes: Readonly<Partial<Record<Page, Route>>>): RouteObject[] =>
  Object.keys(routes)
    .filter(isPage)
    .map((page) => ({ path: pages[page].path, ...routes[page] }));

/** Without `/`: the server answers that with the landing page, which is another document. */
export const signedOutRoutes: RouteObject[] = [...at(visitorPages), ...at(fromMails), notFound];

export const signedInRoutes: RouteObject[] = [
  {
    lazy: () => import("#app/layouts/MemberLayout.tsx"),
    children: [
      {
        ErrorBoundary: RouteError,
        children: [
          ...at(memberPages),
          { lazy: () => import("#app/parts/AdminOnly.tsx"), children: at(superuserPages) },
        ],
      },
    ],
  },
  ...at(visitorPagesForMembers),
  ...at(fromMails),
  notFound,
];
