import { createBrowserRouter, type LoaderFunctionArgs, type RouteObject, redirect } from "react-router";
import { RootError, RootLayout, RouteError } from "#app/layouts/RootLayout.tsx";
import { endSession } from "#features/accounts/sessions/logout.ts";
import { readSession } from "#shared/session.ts";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";

const notFound: RouteObject = { path: "*", lazy: () => import("#app/pages/NotFoundPage.tsx") };
const confirmEmail: RouteObject = {
  path: "/confirm-email/:token",
  lazy: () => import("#app/pages/ConfirmEmailPage.tsx"),
};
const changeEmail: RouteObject = {
  path: "/change-email/:end/:token",
  lazy: () => import("#app/pages/ChangeEmailPage.tsx"),
};
const unsubscribe: RouteObject = { path: "/unsubscribe/:token", lazy: () => import("#app/pages/UnsubscribePage.tsx") };
const home = () => redirect("/");
/** Only an offer is of use there to whoever is signed in. */
const homeWithoutOffer = ({ request }: LoaderFunctionArgs) =>
  new URL(request.url).searchParams.has("offer") ? null : redirect("/");
const offer = { loader: homeWithoutOffer, lazy: () => import("#app/pages/OfferPage.tsx") };

/** A reset link signs out whoever is signed in, and is then opened as by a visitor. */
async function signOutFirst(): Promise<never> {
  await endSession();
  location.reload();
  return new Promise(() => undefined);
}

const signedOutRoutes: RouteObject[] = [
  { path: "/signin", lazy: () => import("#app/pages/SignInPage.tsx") },
  { path: "/signup", lazy: () => import("#app/pages/SignUpPage.tsx") },
  { path: "/forgot-password", lazy: () => import("#app/pages/ForgotPasswordPage.tsx") },
  { path: "/reset-password/:uid/:token", lazy: () => import("#app/pages/ResetPasswordPage.tsx") },
  confirmEmail,
  changeEmail,
  unsubscribe,
  notFound,
];

const memberRoutes: RouteObject[] = [
  {
    lazy: () => import("#app/layouts/MemberLayout.tsx"),
    children: [
      {
        ErrorBoundary: RouteError,
        children: [
          { path: "/", lazy: () => import("#app/pages/CataloguePage.tsx") },
          { path: "/profile/edit", lazy: () => import("#app/pages/EditProfilePage.tsx") },
          { path: "/profile", lazy: () => import("#app/pages/ProfilePage.tsx") },
          { path: "/security", lazy: () => import("#app/pages/SecurityPage.tsx") },
          { path: "/favorites", lazy: () => import("#app/pages/FavoritesPage.tsx") },
          { path: "/recent-videos", lazy: () => import("#app/pages/RecentVideosPage.tsx") },
          { path: "/subscription", lazy: () => import("#app/pages/SubscriptionPage.tsx") },
          { path: "/payment-success", lazy: () => import("#app/pages/PaymentSuccessPage.tsx") },
          {
            lazy: () => import("#app/parts/AdminOnly.tsx"),
            children: [
              { path: "/admin/dashboard", lazy: () => import("#app/pages/admin/DashboardPage.tsx") },
              { path: "/admin/users-list", lazy: () => import("#app/pages/admin/UsersPage.tsx") },
              { path: "/admin/users/:id", lazy: () => import("#app/pages/admin/MemberPage.tsx") },
              { path: "/admin/videos", lazy: () => import("#app/pages/admin/VideosPage.tsx") },
              { path: "/admin/videos/:id", lazy: () => import("#app/pages/admin/VideoPage.tsx") },
              { path: "/admin/subscribers", lazy: () => import("#app/pages/admin/SubscribersPage.tsx") },
              { path: "/admin/payments", lazy: () => import("#app/pages/admin/PaymentsPage.tsx") },
              { path: "/admin/figures", lazy: () => import("#app/pages/admin/FiguresPage.tsx") },
              { path: "/admin/health", lazy: () => import("#app/pages/admin/HealthPage.tsx") },
              { path: "/admin/import", lazy: () => import("#app/pages/admin/ImportPage.tsx") },
              { path: "/admin/audit", lazy: () => import("#app/pages/admin/AuditPage.tsx") },
            ],
          },
        ],
      },
    ],
  },
  { path: "/signin", ...offer },
  { path: "/signup", ...offer },
  { path: "/forgot-password", loader: home },
  { path: "/reset-password/:uid/:token", loader: signOutFirst },
  confirmEmail,
  changeEmail,
  unsubscribe,
  notFound,
];

/** Signing in and out loads the document anew, so the set is chosen once. `/` signed out is the landing page's document. */
export const router = createBrowserRouter([
  {
    Component: RootLayout,
    HydrateFallback: FullSpinner,
    ErrorBoundary: RootError,
    children: readSession() === null ? signedOutRoutes : memberRoutes,
  },
]);
