import { createBrowserRouter, type RouteObject, redirect } from "react-router";
import { RootError, RootLayout, RouteError } from "#app/layouts/RootLayout.tsx";
import { readSession } from "#shared/session.ts";
import { FullSpinner } from "#shared/ui/FullSpinner.tsx";

const notFound: RouteObject = { path: "*", lazy: () => import("./pages/NotFoundPage.tsx") };
const home = () => redirect("/");

const signedOutRoutes: RouteObject[] = [
  { path: "/signin", lazy: () => import("./pages/SignInPage.tsx") },
  { path: "/signup", lazy: () => import("./pages/SignUpPage.tsx") },
  notFound,
];

const memberRoutes: RouteObject[] = [
  {
    lazy: () => import("./layouts/MemberLayout.tsx"),
    children: [
      {
        ErrorBoundary: RouteError,
        children: [
          { path: "/", lazy: () => import("./pages/CataloguePage.tsx") },
          { path: "/profile", lazy: () => import("./pages/ProfilePage.tsx") },
          { path: "/favorites", lazy: () => import("./pages/FavoritesPage.tsx") },
          { path: "/recent-videos", lazy: () => import("./pages/RecentVideosPage.tsx") },
          { path: "/subscription", lazy: () => import("./pages/SubscriptionPage.tsx") },
        ],
      },
    ],
  },
  { path: "/signin", loader: home },
  { path: "/signup", loader: home },
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
