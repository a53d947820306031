import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import helmet, { type HelmetOptions } from "helmet";

/** Sources of a content security policy. */
export interface PlayableOrigins {
  readonly connect: readonly string[];
  readonly media: readonly string[];
}

/**
 * The policy for pages. Scripts come from this origin only, since they can read the session cookie; and they may
 * connect only to the hosts of the library's videos, so that there is nowhere to send it.
 */
const contentSecurityPolicy = (publicUrl: string, { connect, media }: PlayableOrigins) => ({
  useDefaults: false,
  directives: {
    "default-src": ["'self'"],
    "script-src": ["'self'"],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:", publicUrl],
    "font-src": ["'self'"],
    "media-src": ["'self'", "blob:", [publicUrl, ...media].join(" ")],
    "connect-src": ["'self'", [publicUrl, ...connect].join(" ")],
    "frame-src": ["https://www.youtube-nocookie.com", "https://www.youtube.com", "https://player.vimeo.com"],
    "worker-src": ["'self'", "blob:"],
    "manifest-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  },
});

/** The headers that Helmet sets. */
function headersOf(options: HelmetOptions): Record<string, string> {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(response.req, response, (error) => {
    if (error !== undefined) throw error;
  });
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
}

/** Needed on documents and workers only, not on the files of a page: more than a kilobyte. */
export const forDocuments = [
  "Content-Security-Policy",
  "Cross-Origin-Opener-Policy",
  "Origin-Agent-Cluster",
  "Referrer-Policy",
  "X-DNS-Prefetch-Control",
  "X-Download-Options",
  "X-Frame-Options",
  "X-Permitted-Cross-Domain-Policies",
  "X-XSS-Protection",
];

interface PageHeaders {
  readonly documents: Record<string, string>;
  /** For the files that documents load. */
  readonly parts: Record<string, string>;
}

/** Computed once per set of origins, since computing them is most of the cost of a page. */
export function createPageHeaders(publicUrl: string): (origins: PlayableOrigins) => PageHeaders {
  let made: { readonly origins: PlayableOrigins; readonly headers: PageHeaders } | undefined;
  return (origins) => {
    if (made?.origins !== origins) {
      const documents = headersOf({
        contentSecurityPolicy: contentSecurityPolicy(publicUrl, origins),
        crossOriginEmbedderPolicy: false,
        // YouTube's player refuses to play without a referrer.
        referrerPolicy: { policy: "strict-origin-when-cross-origin" },
        strictTransportSecurity: publicUrl.startsWith("https:") ? { maxAge: 31_536_000 } : false,
      });
      const ofDocuments = new Set(forDocuments.map((name) => name.toLowerCase()));
      const parts = Object.fromEntries(
        Object.entries(documents).filter(([name]) => !ofDocuments.has(name.toLowerCase())),
      );
      made = { origins, headers: { documents, parts } };
    }
    return made.headers;
  };
}
