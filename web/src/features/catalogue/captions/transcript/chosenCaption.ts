import type { Caption } from "@mindreel/contract/catalogue/captions";

const key = "transcript-language";

function remembered(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The captions in the language last chosen on this device, else in one of the browser's languages, else the first. */
export function chosenCaption(captions: readonly Caption[]): number | undefined {
  const wanted = [remembered(), ...navigator.languages].filter((language) => language !== null);
  const plain = (language: string) => language.split("-")[0];
  const found = wanted
    .map(
      (language) =>
        captions.find((caption) => caption.language === language) ??
        captions.find((caption) => plain(caption.language) === plain(language)),
    )
    .find((caption) => caption !== undefined);
  return (found ?? captions[0])?.id;
}

export function remember(caption: Caption | undefined): void {
  if (caption === undefined) return;
  try {
    localStorage.setItem(key, caption.language);
  } catch {
    // Without storage it lasts as long as the page.
  }
}
