import type { FastifyReply } from "fastify";

/** Files that every page needs for its first paint, in addition to the document. */
export function hintsFrom(template: string): string[] {
  const first = (tag: RegExp) => tag.exec(template)?.[1];
  const script = first(/<script src="([^"]+)"/);
  const font = first(/<link rel="preload" as="font"[^>]* href="([^"]+)"/);
  return [
    ...(script === undefined ? [] : [`<${script}>; rel=preload; as=script`]),
    ...(font === undefined ? [] : [`<${font}>; rel=preload; as=font; crossorigin`]),
  ];
}

/** Has the browser load them while the page is being rendered (103 Early Hints). */
export function hint({ raw }: FastifyReply, link: string[]): void {
  // An HTTP/1.0 client would take it for the response.
  if (link.length > 0 && raw.req.httpVersion !== "1.0") raw.writeEarlyHints({ link });
}
