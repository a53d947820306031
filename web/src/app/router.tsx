import { createBrowserRouter } from "react-router";
import { RootError, RootLayout } from "#app/layouts/RootLayout.tsx";
import { readSession } from "#shared/session.ts";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { signedInRoutes, signedOutRoutes } from "./routes.ts";

/** Signing in and out loads a new document, so the routes are chosen only once. */
export const router = createBrowserRouter([
  {
    Component: RootLayout,
    HydrateFallback: FullSpinner,
    ErrorBoundary: RootError,
    children: readSession() === null ? signedOutRoutes : signedInRoutes,
  },
]);
