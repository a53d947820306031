import "#shared/tokens.css";
import { createRoot, hydrateRoot } from "react-dom/client";
import { Landing } from "#landing/Landing.tsx";
import { registerServiceWorker } from "#shared/serviceWorker.ts";

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no #root element.");

// The development server renders nothing in advance.
if (root.firstChild === null) createRoot(root).render(<Landing />);
else hydrateRoot(root, <Landing />);
registerServiceWorker();
