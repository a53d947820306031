import fc from "fast-check";
import { renderVTTCueString } from "media-captions";
import { expect, it } from "vitest";
import { type Cue, readCues, readPiece } from "#features/catalogue/mechanisms/caption-files/cues.policy.ts";
import { decoded, UnreadableCaptions } from "#features/catalogue/mechanisms/caption-files/decode.policy.ts";
import { passagesOf } from "#features/catalogue/mechanisms/caption-files/passages.policy.ts";
import { toWebVtt } from "#features/catalogue/mechanisms/caption-files/webvtt.policy.ts";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { libraryOf } from "#test/library/library.ts";
import { nightly } from "#test/run/nightly.ts";
import { joined } from "./hls.policy.ts";

const t = await startApp();
const { token } = first(await t.members("superuser", 1));
const [id = 0] = await libraryOf(t, token).fill([{}]);
const megabytes = 1024 * 1024;

/** The only tags a player may receive, as its renderer turns them into HTML. */
const harmless = /^<(?:\/?(?:b|i|u|ruby|rt|span)|span title="[^"<>&]*" data-part="voice"|span lang="[\w-]+")>$/;

function expectHarmless({ markup, settings, plain }: Cue): void {
  const html = renderVTTCueString({ text: markup, startTime: 0, endTime: 1 });
  for (const tag of html.match(/<(?=[a-z/!?])[^>]*>?/gi) ?? []) expect(tag).toMatch(harmless);
  expect(markup).not.toMatch(/-->|\n\n|[\0\r]|^\s*(?:line|region|size|align|position|vertical)[:=]/);
  expect(settings).toMatch(/^[\w:%.,\- ]*$/);
  expect(plain).not.toContain("\0");
}

/** Reads a file as an upload does. @returns the error message if it is refused */
async function take(content: Uint8Array): Promise<string | null> {
  try {
    const { cues } = await readCues(decoded(content, "en"));
    for (const cue of cues) expectHarmless(cue);
    const written = await toWebVtt(cues);
    expect((await readCues(written)).cues).toEqual(cues);
    expect((await passagesOf(cues)).flatMap(({ starts }) => starts)).toHaveLength(cues.length);
    return null;
  } catch (error) {
    if (error instanceof UnreadableCaptions) return error.message;
    throw error;
  }
}

const evil = fc.constantFrom(
  ..."<script>alert(1)</script>|<img src=x onerror=alert(1)>|&lt;svg/onload=alert(1)&gt;|&#60;iframe&#62;|<<c>script>".split(
    "|",
  ),
  ...'<v "onclick=x>|<v &quot;><b>|<lang "x>|<b|</b>|<c.red>|<i><b><u>|<<<<|&amp;lt;a href=x&gt;|<!--|]]>|<?x|<ruby><rt>|-->'.split(
    "|",
  ),
  ...["STYLE\n::cue{background:url(//evil)}", "NOTE x", "REGION id:x", "line: 1", "\0", "\ufeff", "\u2028", "\ud800"],
);
const time = fc.oneof(
  fc.nat(400_000_000).map((ms) => new Date(ms % 86_400_000).toISOString().slice(11, 23)),
  fc.constantFrom("00:01.000", "0:0:1", "99:59:59,999", "-1:00", "1e9", "00:60:00.000", "", "NaN", "00:00:00,0001"),
);
const settings = fc.constantFrom(
  "",
  " align:start",
  " position:200%",
  " line:-1",
  " line:1e99",
  " region:evil",
  ' x:"y"',
);
const line = fc.oneof(evil, fc.string({ unit: "binary", maxLength: 40 }), fc.constantFrom("", "WEBVTT", "1", "a b"));
const cue = fc
  .tuple(time, fc.constantFrom(" --> ", "-->", " -> "), time, settings, fc.array(line, { maxLength: 4 }))
  .map(([from, arrow, to, more, texts]) => [`${from}${arrow}${to}${more}`, ...texts, ""].join("\n"));
const file = fc
  .tuple(
    fc.constantFrom("WEBVTT\n\n", "WEBVTT x", "", "\ufeffWEBVTT\n\n", "1\n"),
    fc.array(fc.oneof(cue, line), { maxLength: 12 }),
  )
  .map(([head, parts]) => `${head}${parts.join("\n")}`);
const encoded = fc.oneof(
  file.map((text) => Buffer.from(text)),
  file.map((text) => Buffer.from(text, "utf16le")),
  file.map((text) => Buffer.from(text, "latin1")),
  file.map((text) => Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(text, "utf16le").swap16()])),
  fc.uint8Array({ maxLength: 300 }),
);

it("none of many hostile files can execute anything, and each is read or refused with a message", {
  timeout: 120_000,
}, async () => {
  let kept = 0;
  await fc.assert(
    fc.asyncProperty(encoded, async (content) => {
      const refused = await take(content);
      if (refused === null) kept++;
      else expect(refused).toMatch(/^[A-Z].*\.$/s);
    }),
    { numRuns: nightly ? 2000 : 500 },
  );
  expect(kept).toBeGreaterThan(25);
});

const timeOf = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 23);
const cues = (text: string, count: number) =>
  `WEBVTT\n\n${Array.from({ length: count }, (_, n) => `${timeOf(n)} --> ${timeOf(n + 1)}\n${text}\n\n`).join("")}`;
const fill = (text: string) => text.repeat(Math.floor((5 * megabytes) / text.length));
const large: readonly (readonly [string, string])[] = [
  ["one cue", `WEBVTT\n\n00:01.000 --> 00:02.000\n${fill("some words\n")}`],
  ["one line", `WEBVTT\n\n00:01.000 --> 00:02.000\n${fill("x")}`],
  ["spaces", `WEBVTT\n\n${fill(" ")}`],
  ["line feeds", `WEBVTT${fill("\n")}`],
  ["carriage returns", `WEBVTT${fill("\r")}`],
  ["arrows", fill("-->")],
  ["lines of arrows", `WEBVTT\n${fill("-->\n")}`],
  ["open tags", cues(`${"<b>".repeat(600)}`, 2500)],
  ["half tags", cues(`${"<b ".repeat(600)}x`, 2500)],
  ["ampersands", cues("&".repeat(1900), 2700)],
  ["braces", cues("{\\".repeat(950), 2700)],
  ["as many cues as there may be", cues("Some words that somebody says.", 50_000)],
  ["lines without times", `WEBVTT\n\n${fill("word\n\n")}`],
];

/** CPU time of this thread in milliseconds, which other processes do not affect. */
function busyMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** The longest time without a turn for others, in milliseconds of CPU time. */
async function longestPiece(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = busyMs();
  const look = () => {
    const now = busyMs();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const timer = setInterval(look, 1);
  await work();
  look();
  clearInterval(timer);
  return longest;
}

it.each(large)("5 MB of %s are read or refused within seconds without blocking others", async (_, text) => {
  const form = { language: "en", kind: "subtitles", file: new File([text.slice(0, 5 * megabytes)], "a.vtt") };
  const longest = await longestPiece(async () => {
    const { status, body } = await t.request("POST /api/category/v1/video/{id}/captions/", { token, id, form });
    expect([201, 400], JSON.stringify(body).slice(0, 300)).toContain(status);
  });
  // Generous, since this process also makes the request.
  expect(longest).toBeLessThan(500);
});

it("keeps nobody waiting while 50,000 cues are written, divided and joined", async () => {
  const many = await readPiece(cues("Some words that somebody says.", 50_000));
  const longest = await longestPiece(async () => {
    await toWebVtt(many.cues);
    await passagesOf(many.cues);
    await joined([many]);
  });
  expect(longest).toBeLessThan(100);
});

it("refuses a stream with more cues than a file may have", async () => {
  const file = await readPiece(cues("words", 30_000));
  const later = { ...file, cues: file.cues.map((each) => ({ ...each, end: each.end + 1 })) };
  await expect(async () => joined([file, later])).rejects.toThrow(UnreadableCaptions);
});
