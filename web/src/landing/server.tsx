import type { LandingModule } from "@mindreel/contract/landing";
import { renderToString } from "react-dom/server";
import { setBoot } from "#shared/boot.ts";
import { Landing } from "./Landing.tsx";

/** Renders the page for the server, which sends it to every visitor. */
export const renderLanding: LandingModule["renderLanding"] = (boot, showcase) => {
  setBoot(boot);
  return renderToString(<Landing showcase={showcase} />);
};
