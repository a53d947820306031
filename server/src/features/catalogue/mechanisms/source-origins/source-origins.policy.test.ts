import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { playableOrigins } from "./source-origins.policy.ts";

const hls = (origin: string) => ({ kind: "hls", origin }) as const;

describe("the origins that pages may load videos from", () => {
  it("depend on how each kind plays", () => {
    const origins = [
      { kind: "youtube", origin: "https://www.youtube.com" },
      { kind: "vimeo", origin: "https://vimeo.com" },
      { kind: "hls", origin: "https://a.example.com" },
      { kind: "dash", origin: "https://b.example.com:8443" },
      { kind: "file", origin: "http://c.example.com" },
    ] as const;
    expect(playableOrigins(origins)).toEqual({
      connect: ["https://vimeo.com", "https://a.example.com", "https://b.example.com:8443"],
      media: ["https://a.example.com", "http://c.example.com"],
    });
  });

  it("include all subdomains of a host that redirects each viewer to a different one", () => {
    const { connect } = playableOrigins(
      ["https://stream.mux.com", "https://chunk-7.mux.com", "https://notmux.com"].map(hls),
    );
    expect(connect).toEqual(["https://*.mux.com", "https://notmux.com"]);
  });

  it("fit into a header regardless of the number of hosts, most used first", () => {
    const { connect } = playableOrigins(Array.from({ length: 500 }, (_, n) => hls(`https://host-${n}.example.com`)));
    expect(connect[0]).toBe("https://host-0.example.com");
    expect(connect.join(" ").length).toBeLessThanOrEqual(1500);
    expect(connect.length).toBeGreaterThan(40);
  });

  it.each([
    "https://*",
    "https://*.com",
    "https://a;script-src",
    "https://a,b",
    "https://'self'",
    "data:",
    "https://",
    "null",
  ])("never match more than one host: %s", (origin) => expect(playableOrigins([hls(origin)]).connect).toEqual([]));

  it("contain nothing that has another meaning in a policy, whatever a playlist contains", () => {
    fc.assert(
      fc.property(fc.webUrl(), fc.string(), (url, text) => {
        for (const origin of [new URL(url).origin, `https://${text}`]) {
          for (const source of playableOrigins([hls(origin)]).connect)
            expect(source).toMatch(/^https?:\/\/(\*\.(mux\.com|archive\.org)|[\w.:-]+)$/);
        }
      }),
      // No address: its last part is a number.
      { examples: [["http://a.aa", "_.0"]] },
    );
  });
});
