import "./styles.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { Providers } from "#app/providers.tsx";
import { router } from "#app/router.tsx";
import { registerServiceWorker } from "#shared/serviceWorker.ts";
import { showKeptToast } from "#shared/toasts.ts";

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
registerServiceWorker();
