import { frame as messages } from "@mindreel/messages/shared/frame";
import { getScheme, setScheme, subscribeScheme } from "#shared/theme/colorScheme.ts";

/** Makes the button in the header switch between light and dark. */
export function switchScheme(): void {
  const button = document.querySelector("button.scheme-switch");
  const other = () => (getScheme() === "dark" ? "light" : "dark");
  const name = () => {
    const label = other() === "dark" ? messages.toDark : messages.toLight;
    for (const attribute of ["aria-label", "title"]) button?.setAttribute(attribute, label);
  };
  subscribeScheme(name);
  // Sets the page's scheme from the stored choice: the markup follows the system or a cookie, which may differ.
  setScheme(getScheme());
  button?.addEventListener("click", () => setScheme(other()));
}
