import { whenIdle } from "#shared/loading/whenIdle.ts";
import { startWebVitals } from "#shared/speed/startWebVitals.ts";
import { startForm } from "./free-month/startForm.ts";
import { switchScheme } from "./header/switchScheme.ts";
import { playInPlace } from "./hero/playInPlace.ts";
import { offerInstall } from "./install-app/offerInstall.ts";
import { revealOnScroll } from "./reveal/revealOnScroll.ts";

// All of the page that needs a script, without React: that comes with the form, when somebody is about to use it.
playInPlace();
offerInstall();
switchScheme();
startForm();
revealOnScroll();
// Its links lead to other documents: nothing would be left of a page that waits for a press.
startWebVitals(() => "landing", whenIdle);

// Restored by the back button after signing in: `/` is the app now.
addEventListener("pageshow", ({ persisted }) => {
  if (persisted && /(?:^|; )user=/.test(document.cookie)) location.reload();
});
