import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { BuiltFonts } from "@mindreel/contract/plain/kinds/fonts";
import { iconPath } from "@mindreel/contract/plain/kinds/site-pictures";
import { directionOf, type Language, languages, sourceLanguage } from "@mindreel/contract/plain/languages";
import type { Site } from "@mindreel/contract/rendering";
import { formatIn } from "@mindreel/messages/format";
import { inLanguage } from "@mindreel/messages/in-language";
import { installed, document as messages } from "@mindreel/messages/pages";
import { escapeHtml } from "./heads/html.ts";

/** A promise in one line, without asterisks for emphasis. */
const plainPromise = (promise: string): string => promise.replaceAll("*", "");

const urlIn = (url: string, language: Language) => (language === sourceLanguage ? url : `${url}?lang=${language}`);

type Shown = Pick<Site, "boot" | "words" | "style" | "font">;

const iconLinks: Readonly<Record<string, (icon: string) => string>> = {
  icon: (icon) => `<link rel="icon" href="${iconPath(icon, 48)}" type="image/png" sizes="48x48">`,
  "apple-touch-icon": (icon) => `<link rel="apple-touch-icon" href="${iconPath(icon, 180)}">`,
};

/** What a site fills into a built document: all in one pass, since what is filled in may look like a place. */
const places =
  /<html lang="en"|<link rel="(icon|apple-touch-icon)"[^>]*>|(?<=<link rel="preload" as="font"[^>]* href=")[^"]+|"\/manifest\.webmanifest"|%(?:APP_NAME|DESCRIPTION|OFFLINE|OFFLINE_TEXT|TRY_AGAIN|BOOT)%|"(\/assets\/[\w.-]+\.js)"|<\/head>/g;

const manifestIcons = (icon: string) => {
  const sizes = ([192, 512] as const).map((size) => ({
    ...{ src: iconPath(icon, size), sizes: `${size}x${size}`, type: "image/png", purpose: "any" },
  }));
  return [...sizes, { src: iconPath(icon, "maskable"), sizes: "512x512", type: "image/png", purpose: "maskable" }];
};

/**
 * The built documents and the scripts that they load, in each language.
 * @param serverOnly how the ids of messages begin that pages do not use
 */
export function createDocuments(root: string, serverOnly: readonly string[]) {
  const scripts = scriptsWithMessages(root);
  const fonts = fontsIn(root);

  /** The messages that the owner has reworded, in one language: as inert JSON, or nothing if there are none. */
  const wordsIn = ({ words }: Shown, language: Language): string => {
    const own = Object.entries(words[language] ?? {}).filter(
      ([id]) => !serverOnly.some((beginning) => id.startsWith(beginning)),
    );
    if (own.length === 0) return "";
    const json = JSON.stringify(Object.fromEntries(own)).replaceAll("<", "\\u003c");
    return `<script type="application/json" id="words">${json}</script>`;
  };

  const script = (file: string, language: Language): string =>
    language !== sourceLanguage && scripts.has(path.posix.basename(file))
      ? file.replace("/assets/", () => `/assets/${language}/`)
      : file;

  return {
    script,

    /** @param html a document as built: in English, and for any site */
    document: (html: string, language: Language, about: "description" | "landingDescription", site: Shown): string => {
      const { appName, site: words } = site.boot;
      const description =
        words.promise === null
          ? formatIn(language, inLanguage(messages, language)[about], { app: appName })
          : `${appName}: ${plainPromise(words.promise)}`;
      const { title, text, again } = inLanguage(installed, language);
      const font = site.font === "inter" ? undefined : fonts[site.font];
      const style = (font?.css ?? "") + site.style;
      const texts: Readonly<Record<string, string>> = {
        "%APP_NAME%": escapeHtml(appName),
        "%DESCRIPTION%": escapeHtml(description),
        "%OFFLINE%": escapeHtml(title),
        "%OFFLINE_TEXT%": escapeHtml(text),
        "%TRY_AGAIN%": escapeHtml(again),
        "%BOOT%": JSON.stringify(site.boot).replaceAll("<", "\\u003c"),
        "</head>": `${wordsIn(site, language)}${style === "" ? "" : `<style>${style}</style>`}</head>`,
        '"/manifest.webmanifest"': `"${urlIn("/manifest.webmanifest", language)}"`,
        '<html lang="en"':
          language === sourceLanguage ? '<html lang="en"' : `<html lang="${language}" dir="${directionOf(language)}"`,
      };
      return html.replaceAll(places, (place: string, icon?: string, file?: string) => {
        if (file !== undefined) return `"${script(file, language)}"`;
        if (icon !== undefined) return words.icon === null ? place : (iconLinks[icon]?.(words.icon) ?? place);
        return texts[place] ?? (place.endsWith(".woff2") ? (font?.file ?? place) : place);
      });
    },

    /** The manifest of the installed app. */
    manifest: (built: string, language: Language, { boot }: Site): string => {
      const named = built.replaceAll("%APP_NAME%", () => JSON.stringify(boot.appName).slice(1, -1));
      const { promise, icon } = boot.site;
      if (promise === null && icon === null && language === sourceLanguage) return named;
      const described =
        promise === null && language === sourceLanguage
          ? {}
          : { description: promise === null ? inLanguage(installed, language).app : plainPromise(promise) };
      const icons = icon === null ? {} : { icons: manifestIcons(icon) };
      const spoken = language === sourceLanguage ? {} : { lang: language, dir: directionOf(language) };
      return JSON.stringify({ ...JSON.parse(named), ...spoken, ...described, ...icons });
    },
  };
}

/** The typefaces that the owner can choose; none in a build without any. */
function fontsIn(root: string): Partial<BuiltFonts> {
  const file = path.join(root, ".vite/fonts.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

/** The build writes those of each language to a separate folder. */
function scriptsWithMessages(root: string): ReadonlySet<string> {
  const folders = languages.map((language) => path.join(root, "assets", language)).filter(existsSync);
  return new Set(folders.flatMap((folder) => readdirSync(folder)));
}
