import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { News } from "./News.tsx";

/**
 * Synchronously, so that no submission falls between the two that listen for it.
 *
 * @param submitted whether the form has been submitted already
 */
export function hydrateForm(place: HTMLElement, submitted: boolean): void {
  // As the server has named them: the browser may know other names.
  const options = place.querySelectorAll<HTMLOptionElement>('option:not([value=""])');
  const countries = Array.from(options, ({ value, text }) => ({ name: value, label: text }));
  flushSync(() => {
    hydrateRoot(place, <News countries={countries} submitted={submitted} />);
  });
}
