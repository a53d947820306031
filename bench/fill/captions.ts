import type pg from "pg";

/** The words that English has most, then made-up ones: what is left of a language if only frequencies count. */
const stopWords = (
  "the and to of a that in is it you for on was with as this are be have not at they he by from we or but what all " +
  "so there one like know about would if can out up people time just think get them more when which their other"
).split(" ");
const syllables = (
  "bal bren cor dal den dor fal fen gal gor hal har jen jor kal ken kor lan len lor mal men mor nal nen nor pal pen por " +
  "ral ren ror sal sen sor tal ten tor val ven vor wal wen zal zen zor bri cla dra fle gri klo pla pre pro sla spi sta " +
  "sto tra tri vlo wri shi cho the quo"
).split(" ");
const inLanguage = 150_000;

/** The word of a rank, from 0. */
export function word(rank: number): string {
  const common = stopWords[rank];
  if (common !== undefined) return common;
  let made = "";
  for (let rest = rank + syllables.length; rest > 0; rest = Math.floor(rest / syllables.length)) {
    made += syllables[rest % syllables.length];
  }
  return made;
}

const words = Array.from({ length: inLanguage }, (_, rank) => word(rank));

/** Numbers between 0 and 1, the same in each run (mulberry32). */
export function repeatable(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const topics = 500;
/** A word of which each topic has its own. */
export const topicRank = (topic: number, chance: number): number =>
  300 + topic * 200 + Math.floor(200 * chance * chance);

/** A rank by Zipf's law: the word of rank n is as frequent as 1 in n. */
const zipfRank = (chance: number) => Math.floor(inLanguage ** chance) - 1;

/** What is said about a topic: a quarter of the words are its own. */
export function said(topic: number, length: number, random: () => number): string[] {
  return Array.from({ length }, () => {
    const rank = random() < 0.25 ? topicRank(topic, random()) : zipfRank(random());
    return words[rank] ?? "the";
  });
}

const cuesInPassage = 4;
const passagesInVideo = 25;
export const cuesInVideo = cuesInPassage * passagesInVideo;
const wordsInCue = 8;

/** Videos that are added at once. */
const batch = 200;

/** Adds videos of these numbers with captions. */
async function fillSome(client: pg.Client, numbers: readonly number[], random: () => number): Promise<void> {
  const run = (text: string, values: unknown[]) => client.query(text, values);
  const about = numbers.map((n) => said(n % topics, 30, random).join(" "));
  const titles = numbers.map((n) => said(n % topics, 5, random).join(" "));
  const added = await client.query<{ id: number }>(
    `insert into videos (title, description, source, source_kind, oid, created_at, duration)
     select title, about, 'https://videos.example.com/' || n || '.mp4', 'file', n::text,
       '2020-01-01'::timestamptz + n * interval '1 minute', 400
     from unnest($1::int[], $2::text[], $3::text[]) made (n, title, about) order by n returning id`,
    [numbers, titles, about],
  );
  const ids = added.rows.map(({ id }) => id);
  const captions = await client.query<{ id: number }>(
    `insert into captions (video_id, kind, language, label, vtt, cue_count, created_at)
     select id, 'captions', 'en', 'English', 'WEBVTT', ${cuesInVideo}, now() from unnest($1::int[]) id returning id`,
    [ids],
  );
  const passages = numbers.flatMap((n, at) =>
    Array.from({ length: passagesInVideo }, (_, place) => {
      const lines = Array.from({ length: cuesInPassage }, () => said(n % topics, wordsInCue, random).join(" "));
      return { caption: captions.rows[at]?.id, place, video: ids[at], at, lines: lines.join("\n") };
    }),
  );
  await run(
    `insert into caption_passages (caption_id, n, video_id, start_ms, end_ms, line_starts, lines, tail)
     select caption, n, video, n * 16000, n * 16000 + 16000,
       array[n * 16000, n * 16000 + 4000, n * 16000 + 8000, n * 16000 + 12000], lines, ''
     from unnest($1::int[], $2::int[], $3::int[], $4::text[]) made (caption, n, video, lines)`,
    (["caption", "place", "video", "lines"] as const).map((column) => passages.map((passage) => passage[column])),
  );
  const texts = numbers.map((_, at) => [titles[at], about[at]]);
  for (const { at, lines } of passages) texts[at]?.push(lines);
  const wordsOf = (all: readonly (string | undefined)[]) => [...new Set(all.join(" ").split(/\s/))].join(" ");
  await run(
    `insert into search_documents
     select id, search_vector(string_to_array(title, ' ')), search_vector(string_to_array(words, ' '))
     from unnest($1::int[], $2::text[], $3::text[]) made (id, title, words)`,
    [ids, titles, texts.map(wordsOf)],
  );
}

/** Adds videos with captions, both made up, without their triggers: what those keep is made at the end, at once. */
export async function fillCaptions(clients: readonly pg.Client[], videos: number): Promise<void> {
  const [client] = clients;
  if (client === undefined) throw new Error("no connection");
  const run = (text: string) => client.query(text);
  const tables = ["videos", "caption_passages", "search_documents"];
  for (const each of clients) await each.query("set synchronous_commit = off");
  await run("set maintenance_work_mem = '512MB'");
  for (const table of tables) await run(`alter table ${table} disable trigger user`);
  const indexes = ["caption_passages_words_idx", "search_documents_words_idx", "search_words_remains_idx"];
  const { rows } = await client.query<{ made: string }>(
    "select indexdef as made from pg_indexes where indexname = any($1)",
    [indexes],
  );
  for (const index of indexes) await run(`drop index ${index}`);

  const starts = Array.from({ length: Math.ceil(videos / batch) }, (_, at) => at * batch);
  await Promise.all(
    clients.map(async (each, turn) => {
      const random = repeatable(turn + 1);
      for (const start of starts.filter((_, at) => at % clients.length === turn)) {
        const size = Math.min(batch, videos - start);
        await fillSome(
          each,
          Array.from({ length: size }, (_, at) => start + at + 1),
          random,
        );
      }
    }),
  );
  await run("update library set video_count = (select count(*) from videos)");
  await run(`insert into search_words (word, n)
    select word, count(*) from search_documents, unnest(tsvector_to_array(words)) word where word not like '~%' group by word`);
  for (const { made } of rows) await run(made);
  for (const table of tables) await run(`alter table ${table} enable trigger user`);
  await run("vacuum analyze videos, captions, caption_passages, search_documents, search_words");
  await run("select pg_notify('mindreel_changes', 'video *')");
}
