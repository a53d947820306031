/**
 * Statements that fill a library. Triggers, foreign keys and some indexes are disabled meanwhile, which is several
 * times as fast, and what they maintain is rebuilt at the end; their cost is measured elsewhere.
 */
const withoutTriggers = (table: string, ...statements: string[]): string[] => [
  `alter table ${table} disable trigger user`,
  ...statements,
  `alter table ${table} enable trigger user`,
];

function withoutIndexes(table: string, indexes: readonly string[], ...statements: string[]): string[] {
  const kept = `kept_of_${table}`;
  const each = (column: "take" | "give") => `do $$
    declare statement text;
    begin
      for statement in select ${column} from ${kept} loop execute statement; end loop;
    end $$`;
  return [
    "set maintenance_work_mem = '256MB'",
    `create temporary table ${kept} as
      select format('alter table ${table} drop constraint %I', conname) as take,
        format('alter table ${table} add constraint %I %s', conname, pg_get_constraintdef(oid)) as give
      from pg_constraint where conrelid = '${table}'::regclass and contype = 'f'
      union all select 'drop index ' || indexname, indexdef from pg_indexes where indexname in (${indexes.map((name) => `'${name}'`).join()})`,
    each("take"),
    ...statements,
    each("give"),
    `drop table ${kept}`,
  ];
}

const heard = "select pg_notify('mindreel_changes', 'video *')";

export const categories =
  "insert into categories (name) select 'Category ' || n from generate_series(1, 12) n on conflict do nothing";

/** Members with the numbers from `from` to `to`. */
export const members = (from: number, to: number): string[] =>
  withoutIndexes(
    "users",
    ["users_words_idx"],
    `insert into users (username, email) select 'member ' || n, 'member' || n || '@example.com'
     from generate_series(${from}, ${to}) n`,
  );

/** Search documents and words for videos that have none yet. */
const documents: readonly string[] = [
  ...withoutIndexes(
    "search_documents",
    ["search_documents_title_idx", "search_documents_words_idx"],
    ...withoutTriggers(
      "search_documents",
      `insert into search_documents (video_id, title, words)
       select id, document_vector(video_words(title, '')), document_vector(words)
       from videos where id > (select coalesce(max(video_id), 0) from search_documents) order by id`,
    ),
  ),
  ...withoutIndexes(
    "search_words",
    ["search_words_remains_idx"],
    "truncate search_words, search_word_changes",
    `insert into search_words (word, n) select word, count(*) from search_documents, unnest(tsvector_to_array(words)) word
     where word not like '~%' group by word order by word collate "C"`,
  ),
  "vacuum analyze search_documents, search_words",
];

/** Videos with the numbers from `from` to `to`. */
export const videos = (from: number, to: number): string[] => [
  ...withoutIndexes(
    "videos",
    ["videos_words_idx"],
    ...withoutTriggers(
      "videos",
      `insert into videos (title, description, category_id, source, source_kind, oid, created_at)
        select 'Film number ' || n, case when n % 6 = 0 then 'About the ocean and ' else 'About mountains and ' end || md5(n::text),
          1 + n % 12, 'https://videos.example.com/' || n || '.mp4', 'file', n::text,
          '2020-01-01'::timestamptz + n * interval '1 minute'
        from generate_series(${from}, ${to}) n`,
      "update library set video_count = (select count(*) from videos)",
      "update categories c set video_count = (select count(*) from videos v where v.category_id = c.id)",
    ),
  ),
  "vacuum analyze videos",
  ...documents,
  heard,
];

/** Five plans, each of which opens two of twelve categories, and a member with the second plan and a given password. */
export const fivePlans = (email: string): string[] => [
  "insert into plans (name, position, created_at) select 'Plan ' || n, n, now() from generate_series(2, 5) n",
  "update categories set open_to = jsonb_build_array(1 + id % 5) where id > 2",
  `insert into users (username, email, password_hash, pro_expiry_date, held_plans)
   select 'plan member', '${email}', password_hash, now() + interval '1 year',
     jsonb_build_object('2', to_char(now() + interval '1 year', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
   from users where is_superuser limit 1`,
  heard,
];

/** A like from each of the first members for each of the first videos. */
export const likes = (ofMembers: number, ofVideos: number): string[] => [
  ...withoutIndexes(
    "likes",
    ["likes_video_idx"],
    ...withoutTriggers(
      "likes",
      `insert into likes (user_id, video_id)
       select u.id, v.id from (select id from users where username like 'member %' order by id limit ${ofMembers}) u,
         (select id from videos order by id limit ${ofVideos}) v order by 1, 2 on conflict do nothing`,
    ),
  ),
  ...withoutTriggers(
    "videos",
    `update videos v set like_count = l.n from (select video_id, count(*)::int as n from likes group by video_id) l
     where l.video_id = v.id`,
  ),
  "vacuum analyze likes, videos",
  heard,
];
