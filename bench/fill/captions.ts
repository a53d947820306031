import { type Random, seeded } from "@mindreel/stripe-local/simulator/random";
import type pg from "pg";

/** The most common English words, then made-up ones, so that word frequencies resemble a natural language. */
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

/** The word at a rank, from 0. */
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

const topics = 500;
/** The rank of a word from the topic's own vocabulary. */
export const topicRank = (topic: number, chance: number): number =>
  300 + topic * 200 + Math.floor(200 * chance * chance);

/** A rank by Zipf's law: the frequency of the word at rank n is proportional to 1/n. */
const zipfRank = (chance: number) => Math.floor(inLanguage ** chance) - 1;

/** Speech about a topic: a quarter of the words are from its own vocabulary. */
export function said(topic: number, length: number, random: Random): string[] {
  return Array.from({ length }, () => {
    const rank = random() < 0.25 ? topicRank(topic, random()) : zipfRank(random());
    return words[rank] ?? "the";
  });
}

const cuesInPassage = 4;
const passagesInVideo = 25;
export const cuesInVideo = cuesInPassage * passagesInVideo;
const wordsInCue = 8;

/** Videos per batch. */
const batch = 200;

/** The parts of search documents, computed here once per word: PostgreSQL would do it for each word of each video. */
interface Vocabulary {
  /** Only stems that differ from their word. */
  readonly stems: ReadonlyMap<string, string>;
  /** The number of documents so far that contain each word. */
  readonly counts: Map<string, number>;
}

async function vocabulary(client: pg.Client): Promise<Vocabulary> {
  const { rows } = await client.query<{ word: string; stem: string }>(
    `select word, stem from unnest($1::text[]) word, lateral (select (ts_lexize('pg_catalog.english_stem', word))[1]) s (stem)
     where stem <> word`,
    [words],
  );
  return { stems: new Map(rows.map(({ word, stem }) => [word, stem])), counts: new Map() };
}

/** Same as `search_vector`. */
const lexemesOf = (all: ReadonlySet<string>, { stems }: Vocabulary): string =>
  [...all, ...[...all].flatMap((each) => (stems.has(each) ? [`~${stems.get(each)}`] : []))].join(" ");

/** Adds videos with these numbers, with captions. */
async function fillSome(
  client: pg.Client,
  numbers: readonly number[],
  random: Random,
  known: Vocabulary,
): Promise<void> {
  const about = numbers.map((n) => said(n % topics, 30, random));
  const titles = numbers.map((n) => said(n % topics, 5, random));
  const joined = (texts: readonly (readonly string[])[]) => texts.map((text) => text.join(" "));
  const added = await client.query<{ id: number }>(
    `insert into videos (title, description, source, source_kind, oid, created_at, duration)
     select title, about, 'https://videos.example.com/' || n || '.mp4', 'file', n::text,
       '2020-01-01'::timestamptz + n * interval '1 minute', 400
     from unnest($1::int[], $2::text[], $3::text[]) made (n, title, about) order by n returning id`,
    [numbers, joined(titles), joined(about)],
  );
  const ids = added.rows.map(({ id }) => id);
  const captions = await client.query<{ id: number }>(
    `insert into captions (video_id, kind, language, label, vtt, cue_count, created_at)
     select id, 'captions', 'en', 'English', 'WEBVTT', ${cuesInVideo}, now() from unnest($1::int[]) id returning id`,
    [ids],
  );
  const documents = numbers.map((_, at) => new Set([...(titles[at] ?? []), ...(about[at] ?? [])]));
  const passages = numbers.flatMap((n, at) =>
    Array.from({ length: passagesInVideo }, (_, place) => {
      const cues = Array.from({ length: cuesInPassage }, () => said(n % topics, wordsInCue, random));
      for (const each of cues.flat()) documents[at]?.add(each);
      return { caption: captions.rows[at]?.id, place, video: ids[at], lines: joined(cues).join("\n") };
    }),
  );
  await client.query(
    `insert into caption_passages (caption_id, n, video_id, start_ms, end_ms, line_starts, lines, tail)
     select caption, n, video, n * 16000, n * 16000 + 16000,
       array[n * 16000, n * 16000 + 4000, n * 16000 + 8000, n * 16000 + 12000], lines, ''
     from unnest($1::int[], $2::int[], $3::int[], $4::text[]) made (caption, n, video, lines)`,
    (["caption", "place", "video", "lines"] as const).map((column) => passages.map((passage) => passage[column])),
  );
  for (const each of documents.flatMap((document) => [...document])) {
    known.counts.set(each, (known.counts.get(each) ?? 0) + 1);
  }
  await client.query(
    `insert into search_documents
     select id, array_to_tsvector(string_to_array(title, ' ')), array_to_tsvector(string_to_array(words, ' '))
     from unnest($1::int[], $2::text[], $3::text[]) made (id, title, words)`,
    [
      ids,
      titles.map((title) => lexemesOf(new Set(title), known)),
      documents.map((document) => lexemesOf(document, known)),
    ],
  );
}

const tables = ["videos", "captions", "caption_passages", "search_documents", "search_words"];
/** Built at the end, in one go. */
const indexes = [
  ...["caption_passages_words_idx", "caption_passages_video_idx", "search_documents_title_idx"],
  ...["search_documents_words_idx", "search_words_remains_idx"],
];

/**
 * Adds made-up videos with captions, without triggers, foreign keys and the largest indexes; their results are rebuilt
 * at the end, in one go.
 */
export async function fillCaptions(
  clients: readonly [pg.Client, ...pg.Client[]],
  videos: number,
  done: (step: string) => void,
): Promise<void> {
  const [client] = clients;
  const run = (text: string, values: unknown[] = []) => client.query(text, values);
  for (const each of clients) await each.query("set synchronous_commit = off");
  await run("set maintenance_work_mem = '1GB'");
  for (const table of tables) await run(`alter table ${table} disable trigger user`);
  const made = await client.query<{ drop: string; make: string }>(
    `select 'drop index ' || indexname as drop, indexdef as make from pg_indexes where indexname = any($1)
     union all select format('alter table %s drop constraint %I', conrelid::regclass, conname),
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
     from pg_constraint where contype = 'f' and conrelid = any($2::regclass[])`,
    [indexes, tables],
  );
  for (const { drop } of made.rows) await run(drop);

  const known = await vocabulary(client);
  const starts = Array.from({ length: Math.ceil(videos / batch) }, (_, at) => at * batch);
  await Promise.all(
    clients.map(async (each, turn) => {
      const random = seeded(turn + 1);
      for (const start of starts.filter((_, at) => at % clients.length === turn)) {
        const size = Math.min(batch, videos - start);
        const numbers = Array.from({ length: size }, (_, at) => start + at + 1);
        await fillSome(each, numbers, random, known);
      }
    }),
  );
  done("rows");
  await run("update library set video_count = (select count(*) from videos)");
  await run("insert into search_words (word, n) select * from unnest($1::text[], $2::int[])", [
    [...known.counts.keys()],
    [...known.counts.values()],
  ]);
  for (const { make } of made.rows) await run(make);
  for (const table of tables) await run(`alter table ${table} enable trigger user`);
  done("indexes");
  await run(`vacuum analyze ${tables.join(", ")}`);
  await run("select pg_notify('mindreel_changes', 'video *')");
  done("vacuum");
}
