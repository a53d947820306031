import { messages } from "@mindreel/messages/shared/frame";
import { getScheme, setScheme, subscribeScheme } from "#shared/theme/colorScheme.ts";

/** Lets the button in the header switch between light and dark. */
export function switchScheme(): void {
  const button = document.querySelector("button.scheme-switch");
  const other = () => (getScheme() === "dark" ? "light" : "dark");
  const name = () => {
    const told = other() === "dark" ? messages.toDark : messages.toLight;
    for (const attribute of ["aria-label", "title"]) button?.setAttribute(attribute, told);
  };
  subscribeScheme(name);
  // Says which scheme the page has, which it took from the system or from a cookie; a choice may be older than that.
  setScheme(getScheme());
  button?.addEventListener("click", () => setScheme(other()));
}
