import type { LandingModule } from "@mindreel/contract/landing";
import { renderToString } from "react-dom/server";
import { setBoot } from "#shared/boot.ts";
import { setWords } from "#shared/language/inEveryLanguage.ts";
import { renderIn } from "#shared/language/language.ts";
import { ComingSoon } from "./ComingSoon.tsx";
import { Landing } from "./Landing.tsx";

/** Renders the landing page, for the server. */
export const renderLanding: LandingModule["renderLanding"] = ({ boot, landing, words }, content, language) => {
  setBoot(boot);
  setWords(words);
  renderIn(language);
  return renderToString(boot.site.closed ? <ComingSoon {...landing} /> : <Landing values={landing} {...content} />);
};
