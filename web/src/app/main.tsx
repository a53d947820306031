import "./styles.ts";
import { pageAt } from "@mindreel/contract/wire/pages";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { registerServiceWorker } from "#shared/serviceWorker.ts";
import { followSession, renewSession, sessionChanged } from "#shared/session.ts";
import { startWebVitals } from "#shared/speed/startWebVitals.ts";
import { showKeptToast } from "#shared/toasts/toasts.ts";
import { Providers } from "./providers.tsx";
import { router } from "./router.tsx";

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no #root element.");

createRoot(root).render(
  <StrictMode>
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);
showKeptToast();
renewSession();
// Restored by the back button, from the payment page for instance: its buttons are still busy and its data is old.
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) location.reload();
});
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible" && sessionChanged()) followSession();
});
registerServiceWorker();
startWebVitals(pageAt);
