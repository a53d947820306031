/**
 * Checks what the build makes each page load before any interaction: its bytes of script and style, compressed, and the
 * number of requests before the first content. Also, no file may be discovered late: a page's document names them all.
 */

import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync } from "node:zlib";
import type { BuiltFonts } from "@mindreel/contract/plain/kinds/fonts";
import { offeredMonthly } from "@mindreel/contract/plain/offered";
import { isPage, type Page, type PageFor, pages } from "@mindreel/contract/plain/pages";
import type { Manifest, Pages } from "@mindreel/contract/rendering";

interface Budget {
  /** In KB of 1,000 bytes, compressed with Brotli. Styles are in the document. */
  readonly script: number;
  readonly style: number;
  /** Requests before the first content: the document, and the files that block rendering. */
  readonly early: number;
  /** All requests for the document, scripts and styles. */
  readonly requests: number;
}

const landing: Budget = { script: 4, style: 8, early: 1, requests: 2 };
const account: Budget = { script: 96.8, style: 5.4, early: 2, requests: 14 };
/** The pages of videos and categories for visitors. */
const teaser: Budget = { script: 105.2, style: 6.9, early: 2, requests: 20 };
const gate: Budget = { script: 109.1, style: 7.8, early: 2, requests: 16 };
const library: Budget = { script: 112.6, style: 8.2, early: 2, requests: 18 };
const plain: Budget = { ...library, script: 109.9, style: 7.6, requests: 19 };
/** Including the links from one video to the next. */
const player: Budget = { ...library, script: 126.1, style: 9.8, requests: 21 };
const form: Budget = { script: 167.3, style: 6.1, early: 2, requests: 37 };
/** Mantine's styles are in the document. */
const administration: Budget = { ...form, style: 17.7 };

const forVisitors: Readonly<Record<PageFor<"everyone" | "visitor">, Budget>> = {
  home: landing,
  watch: teaser,
  subject: teaser,
  firstSuperuser: { ...account, script: 98, style: 5.6, requests: 17 },
  confirmEmail: account,
  changeEmail: account,
  unsubscribe: account,
  newsAgain: account,
  endAnswerMails: account,
  endNoticeMails: account,
  legal: account,
  ownPage: account,
  /** Including the choice of a plan. */
  pricing: { ...teaser, script: 116.1, style: 9.1 },
  signIn: account,
  signUp: account,
  forgotPassword: account,
  resetPassword: account,
};
const forMembers: Readonly<Record<"home" | "watch" | "subject" | PageFor<"member" | "superuser">, Budget>> = {
  home: { ...library, script: 120, style: 9.8 },
  watch: player,
  /** Leads on to the catalogue. */
  subject: plain,
  search: library,
  favorites: library,
  seriesList: plain,
  series: plain,
  recentVideos: library,
  notes: library,
  requests: { ...plain, script: 110.7, style: 7.8 },
  notices: plain,
  profile: plain,
  editProfile: form,
  security: form,
  /** Including the choice of a plan, and what can be done about it. */
  subscription: { ...plain, script: 122, style: 8.8, requests: 23 },
  paymentSuccess: plain,
  dashboard: administration,
  members: form,
  member: { ...form, requests: 38 },
  invitations: administration,
  subscribers: form,
  campaigns: form,
  campaign: form,
  videos: { ...administration, style: 18.7 },
  /** Its fields share a file with the page that adds one. */
  video: { ...form, script: 174.4, requests: 41 },
  addVideo: form,
  /** Including drag and drop. */
  adminCategories: form,
  adminSeriesList: form,
  /** Including drag and drop of episodes. */
  adminSeries: { ...form, script: 177.9 },
  adminRequests: form,
  payments: form,
  plans: form,
  codeUses: administration,
  videoImport: form,
  playback: form,
  libraryHealth: form,
  auditLog: form,
  system: form,
  setUp: form,
  site: form,
  connections: form,
  figures: form,
};
/** With the gate instead of videos. */
const forMembersWithoutPro: Readonly<Record<"home" | "watch" | "favorites" | "recentVideos", Budget>> = {
  home: gate,
  watch: { ...gate, script: 111.8, style: 7.9, requests: 20 },
  favorites: gate,
  recentVideos: gate,
};

const dist = path.resolve(import.meta.dirname, "../web/dist");
const read = (file: string) => readFileSync(path.join(dist, file), "utf8");
const manifest: Manifest = JSON.parse(read(".vite/manifest.json"));
const chunks = new Map(Object.values(manifest).map((chunk) => [`/${chunk.file}`, chunk]));

/** As sent by the server. */
function kilobytes(file: string): number {
  const compressed = path.join(dist, `${file}.br`);
  return statSync(existsSync(compressed) ? compressed : path.join(dist, file)).size / 1000;
}

interface Files {
  readonly scripts: readonly string[];
  /** Inlined in the document. */
  readonly styles: string;
  /** The files of those styles, and the files loaded later. */
  readonly styleFiles: readonly string[];
  /** Nothing is shown until these have loaded. */
  readonly blocking: readonly string[];
}

function namedIn(html: string): Files {
  const tags = [...html.matchAll(/<(?:script|link)\s[^>]*>/g)].map(([tag]) => tag);
  const values = (kind: RegExp, attribute: RegExp) =>
    tags.filter((tag) => kind.test(tag)).flatMap((tag) => attribute.exec(tag)?.[1] ?? []);
  return {
    scripts: [...values(/rel="modulepreload"/, / href="([^"]+)"/), ...values(/^<script/, / src="([^"]+)"/)],
    styles: [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => text).join(""),
    styleFiles: values(/rel="(stylesheet" disabled|preload" as="style")/, / href="([^"]+)"/),
    blocking: [
      ...values(/rel="stylesheet"(?! disabled)/, / href="([^"]+)"/),
      ...values(/^<script(?!.* (type="module"|async|defer))/, / src="([^"]+)"/),
    ],
  };
}

const distinct = (files: readonly string[]) => [...new Set(files)];
const sum = (files: readonly string[]) => files.reduce((total, file) => total + kilobytes(file), 0);

/** A page's figures, by the names in its budget. */
const figuresOf = ({ scripts, styles, blocking }: Files): Budget => ({
  script: sum(distinct(scripts)),
  style: brotliCompressSync(styles).length / 1000,
  early: 1 + distinct(blocking).length,
  requests: 1 + distinct([...blocking, ...scripts]).length,
});

/** Exceeded budgets, and files that the browser would discover only through another file that it has already loaded. */
function faultsOf(name: string, budget: Budget, files: Files): string[] {
  const { script, style, early, requests } = figuresOf(files);
  const named = new Set([...files.scripts, ...files.styleFiles]);
  const late = [...named].flatMap((file) => {
    const { imports = [], css = [] } = chunks.get(file) ?? {};
    return [...imports.map((key) => manifest[key]?.file ?? key), ...css].map((needed) => `/${needed}`);
  });
  const largest = (all: readonly string[]) =>
    distinct(all)
      .sort((a, b) => kilobytes(b) - kilobytes(a))
      .slice(0, 5)
      .map((file) => `${path.basename(file)} ${kilobytes(file).toFixed(1)}`)
      .join(", ");
  return [
    ...(script > budget.script
      ? [`${script.toFixed(1)} KB of script, not ${budget.script}: ${largest(files.scripts)}`]
      : []),
    ...(style > budget.style
      ? [`${style.toFixed(1)} KB of style, not ${budget.style}: ${largest(files.styleFiles)}`]
      : []),
    ...(early > budget.early ? [`${early} requests before the first content, not ${budget.early}`] : []),
    ...(requests > budget.requests ? [`${requests} requests, not ${budget.requests}`] : []),
    ...distinct(late.filter((file) => !named.has(file))).map((file) => `its document does not name ${file}`),
  ].map((fault) => `${name}: ${fault}`);
}

/** Files that the service worker loads when idle, for members who read one language. */
const worker = { files: 184, kilobytes: 270.3 };
const kept = distinct([...read("sw.js").matchAll(/(?<=["`])assets\/[^/"`]+(?=["`])/g)].map(([file]) => file));
const keptFaults = [
  ...(kept.length > worker.files ? [`the service worker keeps ${kept.length} files, not ${worker.files}`] : []),
  ...(sum(kept) > worker.kilobytes
    ? [`the service worker keeps ${sum(kept).toFixed(1)} KB, not ${worker.kilobytes}`]
    : []),
  ...(kept.some((file) => file.includes("CataloguePage")) ? [] : ["the service worker does not keep the catalogue"]),
];

/** What a typeface of the owner's choice may add to a page: its first file, and its rules in the document. */
const typeface = { file: 18, style: 0.9 };
const builtFonts: BuiltFonts = JSON.parse(read(".vite/fonts.json"));
const fontFaults = Object.entries(builtFonts).flatMap(([name, { file, css }]) => {
  const [size, style] = [kilobytes(file), brotliCompressSync(css).length / 1000];
  return [
    ...(size > typeface.file ? [`${name}: its first file has ${size.toFixed(1)} KB, not ${typeface.file}`] : []),
    ...(style > typeface.style ? [`${name}: its rules have ${style.toFixed(1)} KB, not ${typeface.style}`] : []),
  ];
});

const template = read("index.html");
const { createRenderer }: Pages = await import(pathToFileURL(path.join(dist, ".server/server.js")).href);
const renderer = createRenderer({
  boot: {
    ...{
      appName: "",
      offered: offeredMonthly(0),
      payments: "off",
      languages: ["en"],
      stripeDashboard: null,
      googleClientId: null,
    },
    site: {
      ...{
        closed: false,
        promise: null,
        logo: null,
        icon: null,
        signIn: null,
        links: [],
        contact: null,
        freeMonth: true,
        plan: { title: null, features: null },
      },
      legal: { version: 0, documents: [] },
      pages: [],
    },
  },
  words: {},
  template: () => template,
  manifest,
  script: (file) => file,
  style: read,
  failed: (error) => {
    throw error;
  },
});

/** The document as the server renders it, but without data, except optionally that a member is not pro. */
async function documentOf(page: Page, signedIn: boolean, withoutPro = false): Promise<Files> {
  if (page === "home" && !signedIn) return namedIn(read("landing.html"));
  const get = async (call: string) =>
    withoutPro && call.includes("/checkpro/") ? new Response("false") : new Response("null", { status: 401 });
  return namedIn(await renderer.render({ url: pages[page].path, member: signedIn ? 1 : null, language: "en", get }));
}

const nothing: Budget = { script: 0, style: 0, early: 0, requests: 0 };
/** Proves that the check works: without a budget and without one chunk, a page must have every fault. */
const home = await documentOf("home", true);
const [, ...withoutOne] = home.scripts;
const proof = faultsOf("proof", nothing, { ...home, scripts: withoutOne });
const unseen = ["of script", "of style", "before the first content", "requests, not", "does not name"].filter(
  (fault) => !proof.some((line) => line.includes(fault)),
);

const rows: string[] = [];
const faults = [
  ...keptFaults,
  ...fontFaults,
  ...unseen.map((fault) => `the check does not see “${fault}” where it is`),
];
for (const [budgets, who] of [
  [forVisitors, ""],
  [forMembers, ", signed in"],
  [forMembersWithoutPro, ", without pro"],
] as const) {
  for (const [page, budget] of Object.entries(budgets)) {
    if (!isPage(page)) continue;
    const name = page + who;
    const files = await documentOf(page, budgets !== forVisitors, budgets === forMembersWithoutPro);
    const { script, style, early, requests } = figuresOf(files);
    rows.push(`| ${name} | ${script.toFixed(1)} | ${style.toFixed(1)} | ${early} | ${requests} |`);
    faults.push(...faultsOf(name, budget, files));
  }
}
rows.push(`| kept by the service worker | ${sum(kept).toFixed(1)} | | | ${kept.length} |`);
const table = [
  "| page | script KB | style KB | requests before the first content | requests |",
  "| --- | --- | --- | --- | --- |",
];
process.stdout.write([...table, ...rows, ...faults].map((line) => `${line}\n`).join(""));
process.exitCode = faults.length === 0 ? 0 : 1;
