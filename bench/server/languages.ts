/**
 * Measures what a first visit loads in each language before any interaction: the document, and the scripts and styles
 * that it references, compressed as a browser gets them. Run: npm run languages -w bench. CHECKOUT=folder measures
 * another revision, which is installed there.
 */
import { once } from "node:events";
import { get, type OutgoingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";
import { languages } from "@mindreel/contract/plain/languages";
import { checkout, cookieOf, withDemo } from "../support/demo.ts";
import { machine, revision } from "../support/machine.ts";

/** Scripts and styles that a document references. */
const filesIn = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file = ""]) => file)),
];

/** The body of a response as transferred, still compressed, which `fetch` does not expose. */
async function load(url: string, headers: OutgoingHttpHeaders = {}): Promise<Buffer> {
  const asked = get(url, { headers: { "Accept-Encoding": "br", ...headers } });
  const [response] = await once(asked, "response");
  if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode}`);
  return buffer(response);
}

await withDemo(async ({ url, signIn }) => {
  const cookie = `user=${cookieOf(await signIn("pro"))}`;
  console.log(`${machine()}, revision ${revision(checkout)}`);
  console.log("| page | language | document, bytes | scripts and styles, bytes | together |");
  console.log("| --- | --- | --- | --- | --- |");
  for (const [name, headers] of [
    ["landing page", {}],
    ["catalogue", { Cookie: cookie }],
  ] as const) {
    for (const language of languages) {
      const document = await load(`${url}/?lang=${language}`, headers);
      const named = filesIn(brotliDecompressSync(document).toString());
      const files = await Promise.all(named.map((file) => load(url + file)));
      const rest = files.reduce((sum, file) => sum + file.length, 0);
      console.log(`| ${name} | ${language} | ${document.length} | ${rest} | ${document.length + rest} |`);
    }
  }
});
