import { hostnameOf } from "#domain/names/host.ts";

/** A provider's video: the address that players understand, and the video's id. */
interface ProviderVideo {
  readonly url: string;
  readonly oid: string;
}

/** The names in a URL's path. */
const namesIn = ({ pathname }: URL): string[] => pathname.split("/").filter((name) => name !== "");

const isOneOf = (url: URL, domains: readonly string[]): boolean =>
  domains.some((domain) => hostnameOf(url) === domain || hostnameOf(url).endsWith(`.${domain}`));

const youtubeId = /^[\w-]{11}$/;
const youtubeHosts = ["youtube.com", "youtube-nocookie.com", "youtubekids.com"];
/** Players get the id from an address of one of these sections. */
const youtubePlayed = ["embed", "shorts", "live", "v"];
const youtubeSections = [...youtubePlayed, "watch", "e", "vi", "video"];

function youtubeIdOf(url: URL): string | null {
  const [section = "", id = ""] = namesIn(url);
  if (isOneOf(url, ["youtu.be"])) return section === "watch" ? url.searchParams.get("v") : section;
  if (!isOneOf(url, youtubeHosts)) return null;
  if (section === "attribution_link") {
    const linked = URL.parse(url.searchParams.get("u") ?? "", "https://www.youtube.com");
    return linked === null || namesIn(linked)[0] !== "watch" ? null : youtubeIdOf(linked);
  }
  if (["", "watch", "watch_popup"].includes(section) && id === "") return url.searchParams.get("v");
  return youtubeSections.includes(section) ? id : null;
}

/** The YouTube video of an address, whichever of its sites and pages it was copied from. */
export function youtubeVideo(url: URL): ProviderVideo | null {
  const oid = youtubeIdOf(url);
  if (oid === null || !youtubeId.test(oid)) return null;
  const [section = "", id = ""] = namesIn(url);
  const isPlain = /^(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com|youtu\.be)$/.test(hostnameOf(url));
  const isPlayed =
    hostnameOf(url) === "youtu.be"
      ? section === oid
      : youtubePlayed.includes(section) || (section === "watch" && id === "");
  return { oid, url: isPlain && isPlayed ? url.href : `https://www.youtube.com/watch?v=${oid}` };
}

/** What may stand before the id of a video, as parts of a path; `*` is any name. */
const vimeoPages = [
  ...["", "video", "videos", "m", "channels/*", "channels/*/video", "groups/*", "groups/*/videos", "ondemand/*"],
  ...["album/*/video", "albums/*/video", "showcase/*/video", "manage/videos", "manage", "*/review", "reviews/*/videos"],
  ...["staffpicks", "couchmode/*", "user/*/video", "manage/albums/*/video", "manage/showcases/*/video"],
].map((page) => page.split("/").filter((name) => name !== ""));

const isVimeoId = (name: string | null | undefined): name is string => /^\d+$/.test(name ?? "");
/** What unlisted videos need in their address. */
const isHash = (name: string): boolean => /^[\da-f]+$/.test(name);

/** The Vimeo video of an address, whichever of its pages it was copied from. */
export function vimeoVideo(url: URL): ProviderVideo | null {
  const names = namesIn(url);
  if (hostnameOf(url) === "player.vimeo.com") {
    const [section, oid, ...more] = names;
    return section === "video" && isVimeoId(oid) && more.length === 0 ? { oid, url: url.href } : null;
  }
  if (!/^(?:www\.)?vimeo\.com$/.test(hostnameOf(url))) return null;
  const shown = url.searchParams.get("video");
  if (/^(?:album|showcase)$/.test(names[0] ?? "") && isVimeoId(shown)) return plainVimeo(shown);
  const page = vimeoPages.find(
    (each) => isVimeoId(names[each.length]) && each.every((name, at) => name === "*" || name === names[at]),
  );
  if (page === undefined) return null;
  const [oid = "", hash = "", ...more] = names.slice(page.length);
  // Only the pages for managing a video have parts of their own.
  if (page[0] !== "manage" && ((hash !== "" && !isHash(hash)) || more.length > 0)) return null;
  if (page.length === 0) return { oid, url: url.href };
  return plainVimeo(oid, url.searchParams.get("h") ?? (page.includes("review") ? "" : hash));
}

const plainVimeo = (oid: string, hash = ""): ProviderVideo => ({
  oid,
  url: `https://vimeo.com/${oid}${isHash(hash) ? `/${hash}` : ""}`,
});

/** The address of a file itself, where a host has pages about its files that are called the same. */
export function fileAddress(url: URL): URL {
  const file = new URL(url);
  const names = namesIn(url);
  if (isOneOf(url, ["dropbox.com"]) && (names[0] === "s" || (names[0] === "scl" && names[1] === "fi"))) {
    file.searchParams.delete("dl");
    file.searchParams.set("raw", "1");
  }
  if (hostnameOf(url) === "github.com" && names[2] === "blob") file.searchParams.set("raw", "true");
  return file;
}

/** Hosts that only have pages with their own players. */
const pagesOnly = [
  ...["drive.google.com", "docs.google.com", "photos.google.com", "photos.app.goo.gl", "onedrive.live.com", "1drv.ms"],
  ...["sharepoint.com", "icloud.com", "mega.nz", "we.tl", "wetransfer.com", "disk.yandex.com"],
];

/** Whether an address is a page about a file, which its own name may end like. */
export function isFilePage(url: URL): boolean {
  const names = namesIn(url);
  if (isOneOf(url, ["dropbox.com"])) return !fileAddress(url).searchParams.has("raw");
  if (isOneOf(url, ["box.com"])) return names[0] !== "shared" || names[1] !== "static";
  if (isOneOf(url, ["archive.org"])) return ["details", "embed"].includes(names[0] ?? "");
  return isOneOf(url, pagesOnly) || (names[0] === "wiki" && /^file(?::|%3A)/i.test(names[1] ?? ""));
}
