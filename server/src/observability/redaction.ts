/** Pages and calls whose path ends with the token of a one-time link. */
const routes: ReadonlySet<string> = new Set(["reset-password", "change-email", "confirm-email", "unsubscribe"]);
/** Parts of names of query parameters that may hold a secret. */
const secretName = /token|offer|password|secret|code|key|auth|mail|session/i;
/** Our tokens have 43 characters, and third-party ones are longer than this. */
const secretShape = /[\w-]{32,}/;
const redacted = "[Redacted]";

/** Elsewhere, a search is for a person or in a member's own texts, so it is redacted. */
const publicSearch = /^\/(?:$|search|api\/(?:category|search)\/)/i;
const searchName = /^(?:q|search)$/i;

/** A URL that does not match contains no secret, which is the case for nearly every URL. */
const suspect = new RegExp(["[?%@]", secretShape.source, ...routes].join("|"), "i");

/** Decodes percent-encoding, even if repeated; unlike decodeURIComponent it never throws. */
function plain(text: string, times = 3): string {
  if (!text.includes("%")) return text;
  const decoded = text.replaceAll(/%([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return decoded === text || times === 0 ? decoded : plain(decoded, times - 1);
}

function loggedPath(path: string): string {
  const segments = path.split("/");
  const route = segments.findIndex((segment) => routes.has(plain(segment).toLowerCase()));
  const last = segments.findLastIndex((segment) => segment !== "");
  return segments
    .map((segment, at) => {
      const isToken = route >= 0 && at > route && at === last;
      return isToken || secretShape.test(plain(segment)) || plain(segment).includes("@") ? redacted : segment;
    })
    .join("/");
}

function loggedPair(pair: string, searchIsPublic: boolean): string {
  const [name = "", ...value] = pair.split("=");
  if (secretShape.test(plain(name)) || plain(name).includes("@")) return redacted;
  const text = plain(value.join("="));
  const isSecret =
    secretName.test(plain(name)) ||
    (!searchIsPublic && searchName.test(plain(name))) ||
    secretShape.test(text) ||
    text.includes("@");
  return text !== "" && isSecret ? `${name}=${redacted}` : pair;
}

/** A URL for the request log: without one-time link tokens, email addresses and names, however they are encoded. */
export function loggedUrl(url: string): string {
  if (!suspect.test(url)) return url;
  const [path = "", ...query] = url.split("?");
  if (query.length === 0) return loggedPath(path);
  const searchIsPublic = publicSearch.test(plain(path));
  const pairs = query.join("?").split("&");
  return `${loggedPath(path)}?${pairs.map((pair) => loggedPair(pair, searchIsPublic)).join("&")}`;
}
