import type { SourceKind } from "@mindreel/contract/catalogue";

/** Where a provider describes its videos, and which hosts its pictures may come from. */
interface EmbedProvider {
  readonly endpoint: string;
  readonly pictureHosts: RegExp;
  /** The address of the same picture at a height of 480 pixels. */
  readonly enlarge: (pictureUrl: string) => string;
}

export type EmbedProviders = Partial<Record<SourceKind, EmbedProvider>>;

/** The fixed list: the server never fetches from an address that somebody typed. */
export const embedProviders: EmbedProviders = {
  youtube: {
    endpoint: "https://www.youtube.com/oembed?format=json&maxheight=480",
    pictureHosts: /^i\d*\.ytimg\.com$/,
    enlarge: (url) => url,
  },
  vimeo: {
    endpoint: "https://vimeo.com/api/oembed.json?height=480",
    pictureHosts: /^i\.vimeocdn\.com$/,
    enlarge: (url) => url.replace(/_\d+x\d+/, "_853x480"),
  },
};

export interface Embeds {
  /**
   * The provider's own still of a video.
   * @returns null where the provider has none, or no longer has the video
   * @throws when the provider cannot be reached or answers with nonsense: worth another try
   */
  readonly still: (kind: SourceKind, url: string) => Promise<Buffer | null>;
}

const timeout = 10_000;
/** Of a picture, and of a description by all means. */
const largestAnswer = 5 * 1024 * 1024;
/** What a provider answers for a video that is gone, private, or not to be embedded. */
const gone = new Set([400, 401, 403, 404]);

async function readLimited(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > largestAnswer) throw new Error("the provider's answer is larger than 5 MB");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function get(url: URL): Promise<Response | null> {
  const response = await fetch(url, { redirect: "error", signal: AbortSignal.timeout(timeout) });
  if (response.ok) return response;
  await response.body?.cancel();
  if (gone.has(response.status)) return null;
  throw new Error(`${url.host} answered ${response.status}`);
}

/** Asks the providers by oEmbed (https://oembed.com). */
export function oEmbed(providers: EmbedProviders): Embeds {
  return {
    still: async (kind, url) => {
      const provider = providers[kind];
      if (provider === undefined) return null;
      const endpoint = new URL(provider.endpoint);
      endpoint.searchParams.set("url", url);
      const description = await get(endpoint);
      if (description === null) return null;
      const answer: unknown = JSON.parse((await readLimited(description)).toString());
      if (typeof answer !== "object" || answer === null || !("thumbnail_url" in answer)) return null;
      const picture = URL.parse(provider.enlarge(String(answer.thumbnail_url)));
      if (picture === null || !provider.pictureHosts.test(picture.hostname)) {
        throw new Error("the provider names a picture on a host that is not its own");
      }
      const response = await get(picture);
      return response === null ? null : readLimited(response);
    },
  };
}
