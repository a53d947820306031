import "@fontsource-variable/inter/wght.css";
import "#shared/theme/tokens.css";
import "./landing.css";
import "./reveal/reveal.css";
import "./toasts/toasts.css";
import "./hero/hero.css";
import "./library/library.css";
import "./free-month/free-month.css";
import "./install-app/install-app.css";
import "./footer/footer.css";
import "./free-month/news-form.css";
import { createRoot, hydrateRoot } from "react-dom/client";
import { registerServiceWorker } from "#shared/serviceWorker.ts";
import { sessionChanged } from "#shared/session.ts";
import { watchInstall } from "./install-app/useInstall.ts";
import { Landing } from "./Landing.tsx";

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no #root element.");

watchInstall();
// The development server does not prerender.
if (root.firstChild === null) createRoot(root).render(<Landing />);
else hydrateRoot(root, <Landing />);

// Restored by the back button after signing in: `/` is the app now.
addEventListener("pageshow", (event) => {
  if (event.persisted && sessionChanged()) location.reload();
});
registerServiceWorker();
