import "@fontsource-variable/inter/wght.css";
import "#shared/tokens.css";
import "./landing.css";
import "./sections.css";
import "./form.css";
import { createRoot, hydrateRoot } from "react-dom/client";
import { Landing } from "#landing/Landing.tsx";
import { watchInstall } from "#landing/useInstall.ts";
import { registerServiceWorker } from "#shared/serviceWorker.ts";
import { sessionChanged } from "#shared/session.ts";

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no #root element.");

watchInstall();
// The development server renders nothing in advance.
if (root.firstChild === null) createRoot(root).render(<Landing />);
else hydrateRoot(root, <Landing />);

// Coming back here by the back button after signing in.
addEventListener("pageshow", (event) => {
  if (event.persisted && sessionChanged()) location.reload();
});
registerServiceWorker();
