/**
 * Counts what a first visit loads in each language before anything is pressed: the document, and the scripts and styles that
 * it names, compressed as a browser gets them.
 * Run: npm run languages -w bench. CHECKOUT=folder measures another revision, which is installed there.
 */
import { languages } from "@mindreel/contract/plain/languages";
import { checkout, cookieOf, withDemo } from "../support/demo.ts";
import { machine, revision } from "../support/machine.ts";

const accepted = { "Accept-Encoding": "br" };

/** Scripts and styles that a document names, as a browser finds them. */
const filesIn = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file = ""]) => file)),
];

async function load(url: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url, { headers: { ...accepted, ...headers } });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  // Bytes are counted as they travel; fetch gives them decompressed.
  const sent = Number(answer.headers.get("content-length"));
  return { text: await answer.text(), sent };
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
      const { text, sent } = await load(`${url}/?lang=${language}`, headers);
      const files = await Promise.all(filesIn(text).map((file) => load(url + file)));
      const rest = files.reduce((sum, file) => sum + file.sent, 0);
      console.log(`| ${name} | ${language} | ${sent} | ${rest} | ${sent + rest} |`);
    }
  }
});
