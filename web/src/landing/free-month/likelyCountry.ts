/** Newer than the types. */
interface WithTimeZones {
  readonly getTimeZones?: () => readonly string[] | undefined;
}

/** The region of the browser's language, if the browser's time zone is one of that region; else undefined. */
function likelyRegion(): string | undefined {
  try {
    const locale: Intl.Locale & WithTimeZones = new Intl.Locale(navigator.language);
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    return locale.getTimeZones?.()?.includes(timeZone) === true ? locale.region : undefined;
  } catch {
    // Some browsers have a language that is none, such as `en-US@posix`.
    return undefined;
  }
}

/**
 * Chooses the country in an untouched form if language and time zone agree on it. Either alone is often wrong: many
 * browsers speak American English anywhere.
 */
export function chooseLikelyCountry(form: HTMLFormElement): void {
  const select = form.querySelector("select");
  const region = likelyRegion();
  if (select === null || select.value !== "" || region === undefined) return;
  const name = new Intl.DisplayNames("en", { type: "region" }).of(region);
  const option = Array.from(select.options).find(({ value }) => value === name);
  if (option !== undefined) option.selected = true;
}
