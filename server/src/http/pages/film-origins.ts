import { filmPlace } from "@mindreel/contract/plain/kinds/site-film";

interface Origins {
  readonly connect: readonly string[];
  readonly media: readonly string[];
}

/** A host name, optionally with a port. Characters such as `*` or `;` have a meaning in a policy. */
const plain = /^https?:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/;

function originOf(film: string): string | undefined {
  const origin = URL.canParse(film) ? new URL(film).origin : "";
  return plain.test(origin) ? origin : undefined;
}

/** The origins that pages may load media from, with that of the landing page's film. */
function withFilm(origins: Origins, film: string | null): Origins {
  const place = film === null ? null : filmPlace(film);
  if (place === null || place.kind === "frame") return origins;
  const origin = originOf(place.src);
  if (origin === undefined) return origins;
  const [connect, media] = [new Set(origins.connect), new Set(origins.media)];
  media.add(origin);
  // Scripts read its playlists and segments.
  if (place.kind === "hls") connect.add(origin);
  return { connect: [...connect], media: [...media] };
}

/** Remembers the last result, since pages compute their headers once for each. */
export function createFilmOrigins() {
  let last: { readonly from: Origins; readonly film: string | null; readonly to: Origins } | undefined;
  return (from: Origins, film: string | null): Origins => {
    if (last?.from !== from || last.film !== film) last = { from, film, to: withFilm(from, film) };
    return last.to;
  };
}
