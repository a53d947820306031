import "@fontsource-variable/inter/wght.css";
import "#shared/theme/tokens.css";
import "./landing.css";
import "#landing/reveal/reveal.css";
import "#landing/toasts/toasts.css";
import "#landing/hero/hero.css";
import "#landing/library/library.css";
import "#landing/month/month.css";
import "#landing/plan/plan.css";
import "#landing/questions/questions.css";
import "#landing/free-month/free-month.css";
import "#landing/install-app/install-app.css";
import "#landing/footer/footer.css";
import "#landing/free-month/news-form.css";
import { createRoot, hydrateRoot } from "react-dom/client";
import { watchInstall } from "#landing/install-app/useInstall.ts";
import { registerServiceWorker } from "#shared/serviceWorker.ts";
import { sessionChanged } from "#shared/session.ts";
import { startWebVitals } from "#shared/speed/startWebVitals.ts";
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
startWebVitals(() => "landing");
