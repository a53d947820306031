/**
 * Measures searches in a library of 100,000 videos with 10,000,000 made-up cues, on an embedded database in a temporary
 * folder; filling it takes minutes. Run: npm run search -w bench (CUES=1000000 for a short one)
 */
import { seeded } from "@mindreel/stripe-local/simulator/random";
import { cuesInVideo, fillCaptions, said, topicRank, word } from "../fill/captions.ts";
import { withClients, withFilled } from "../support/filled.ts";
import { machine, revision } from "../support/machine.ts";
import { measure, median, quantile } from "../support/measure.ts";

const cues = Number(process.env["CUES"] ?? 10_000_000);
const videos = Math.round(cues / cuesInVideo);
/** 95th-percentile goal, in milliseconds. */
const goal = 50;
const random = seeded(2);
const between = (least: number, most: number) => word(least + Math.floor(random() * (most - least)));
const topical = () => word(topicRank(Math.floor(random() * 500), random()));
const sameTopic = () => {
  const topic = Math.floor(random() * 500);
  return `${word(topicRank(topic, random()))} ${word(topicRank(topic, random()))}`;
};

function misspelt(): string {
  const right = between(300, 20_000);
  const at = 2 + Math.floor(random() * (right.length - 3));
  const [kept, letter, next, rest] = [right.slice(0, at), right[at], right[at + 1], right.slice(at + 2)];
  return random() < 0.5 ? `${kept}${next}${letter}${rest}` : `${kept}${next}${rest}`;
}

/** Repetitions of each search, with different words each time. */
const times = 60;
const searches: readonly (readonly [name: string, search: () => string])[] = [
  ["a word in most videos", () => between(60, 120)],
  ["a very frequent word", () => between(8, 45)],
  ["a common word", () => between(120, 1000)],
  ["a rare word", () => between(20_000, 150_000)],
  ["a topic word", topical],
  ["two common words", () => `${between(60, 500)} ${between(60, 500)}`],
  ["a common and a rare word", () => `${between(60, 500)} ${between(20_000, 100_000)}`],
  ["two words of one topic", sameTopic],
  ["words between stop words", () => `the ${topical()} of the ${between(60, 500)}`],
  ["a passage of eight words", () => said(7, 8, random).join(" ")],
  ["a misspelt word", misspelt],
  ["a misspelt and a common word", () => `${misspelt()} ${between(60, 500)}`],
  ["no match", () => `qq${Math.floor(random() * 1e6)}`],
];

const sizes = [
  ...["caption_passages", "caption_passages_words_idx", "caption_passages_video_idx", "search_documents"],
  ...["search_documents_title_idx", "search_documents_words_idx", "search_words", "search_words_remains_idx"],
];

/** An hour of speech: 900 cues of ten words. */
function anHour(): string {
  const at = (second: number) => new Date(second * 1000).toISOString().slice(11, 23);
  const all = Array.from(
    { length: 900 },
    (_, n) => `${at(n * 4)} --> ${at(n * 4 + 4)}\n${said(7, 10, random).join(" ")}.\n`,
  );
  return `WEBVTT\n\n${all.join("\n")}`;
}

await withFilled(null, async ({ url, headers, dataDir, get, resident }) => {
  console.log(
    `${machine()}, revision ${revision()}: ${videos.toLocaleString("en")} videos, ${cues.toLocaleString("en")} cues`,
  );
  await withClients(dataDir, 2, async (clients) => {
    const [client] = clients;
    const began = performance.now();
    const seconds = () => Math.round((performance.now() - began) / 1000);
    await fillCaptions(clients, videos, (step) => console.log(`${step} after ${seconds()} s`));
    for (const name of sizes) {
      const { rows } = await client.query<{ size: string }>("select pg_size_pretty(pg_table_size($1)) as size", [name]);
      console.log(`${name}: ${rows[0]?.size}`);
    }
  });

  const ask = (words: string) => get(`${url}/api/search/v1/?q=${encodeURIComponent(words)}`);
  console.log("| search | p50 ms | p95 ms | results, median |\n| --- | --- | --- | --- |");
  const all: number[] = [];
  for (const [name, search] of searches) {
    for (let round = 0; round < 5; round++) await ask(search());
    const found: number[] = [];
    const taken = await measure(async () => found.push(JSON.parse(await ask(search())).count), times);
    all.push(...taken);
    console.log(
      `| ${name} | ${quantile(taken, 0.5).toFixed(1)} | ${quantile(taken, 0.95).toFixed(1)} | ${median(found)} |`,
    );
  }
  const sorted = all.toSorted((a, b) => a - b);
  const p95 = quantile(sorted, 0.95);
  console.log(
    `all: p50 ${quantile(sorted, 0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms; goal ${goal} ms: ${p95 <= goal ? "met" : "missed"}`,
  );

  for (const letters of [1, 2, 3, 5]) {
    const typed = () => between(300, 20_000).slice(0, letters);
    const taken = await measure(() => get(`${url}/api/search/v1/suggest/?q=${typed()}`), times);
    console.log(
      `suggestions, ${letters} letters: p50 ${quantile(taken, 0.5).toFixed(1)} ms, p95 ${quantile(taken, 0.95).toFixed(1)} ms`,
    );
  }

  let language = 0;
  const uploads = await measure(async () => {
    const form = new FormData();
    form.set("language", `en-x-take${language++}`);
    form.set("kind", "captions");
    form.set("file", new Blob([anHour()], { type: "text/vtt" }), "hour.vtt");
    const response = await fetch(`${url}/api/category/v1/video/${videos}/captions/`, {
      method: "POST",
      headers,
      body: form,
    });
    if (!response.ok) throw new Error(await response.text());
  }, 10);
  console.log(
    `import of an hour of captions: p50 ${quantile(uploads, 0.5).toFixed(0)} ms, at most ${uploads.at(-1)?.toFixed(0)} ms; resident ${resident()} MB`,
  );
});
