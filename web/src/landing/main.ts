import { whenIdle } from "#shared/loading/whenIdle.ts";
import { startWebVitals } from "#shared/speed/startWebVitals.ts";
import { revealOnScroll } from "./frame/revealOnScroll.ts";
import { switchScheme } from "./frame/switchScheme.ts";
import { startForm } from "./free-month/startForm.ts";
import { playInPlace } from "./hero/playInPlace.ts";
import { offerInstall } from "./sections/offerInstall.ts";

// Everything on the page that needs a script, without React: that loads with the form, shortly before it is used.
playInPlace();
offerInstall();
switchScheme();
startForm();
const currency = document.querySelector<HTMLSelectElement>("#currency");
if (currency !== null)
  void import("./sections/chooseCurrency.ts").then(({ chooseCurrency }) => chooseCurrency(currency));
revealOnScroll();
// Its links lead to other documents, so measuring cannot wait until the page is used.
startWebVitals(() => "landing", whenIdle);

// Restored from the back/forward cache after signing in: `/` is the app now.
addEventListener("pageshow", ({ persisted }) => {
  if (persisted && /(?:^|; )user=/.test(document.cookie)) location.reload();
});
