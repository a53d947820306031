import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { News } from "./News.tsx";

/**
 * Hydrates synchronously, so that no submission is lost between the two listeners.
 *
 * @param submitted whether the form has been submitted already
 */
export function hydrateForm(place: HTMLElement, submitted: boolean): void {
  // The names as the server rendered them: the browser's may differ.
  const options = place.querySelectorAll<HTMLOptionElement>('option:not([value=""])');
  const countries = Array.from(options, ({ value, text }) => ({ name: value, label: text }));
  flushSync(() => {
    hydrateRoot(place, <News countries={countries} submitted={submitted} soon={place.dataset["soon"] !== undefined} />);
  });
}
