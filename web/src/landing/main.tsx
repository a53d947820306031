import "@fontsource-variable/inter/wght.css";
import "#shared/theme/tokens.css";
import "./landing.css";
import "./sections.css";
import "./form.css";
import { createRoot, hydrateRoot } from "react-dom/client";
import { registerServiceWorker } from "#shared/serviceWorker.ts";
import { sessionChanged } from "#shared/session.ts";
import { Landing } from "./Landing.tsx";
import { watchInstall } from "./useInstall.ts";

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
