import { maxHeaderSize } from "node:http";
import { limits } from "@mindreel/contract/plain/limits";
import { expect, it } from "vitest";
import { mailboxOf } from "#domain/names/mailbox.ts";
import { readFileName } from "#features/catalogue/captions/file-names.policy.ts";
import { piecesOf, renditionsOf } from "#features/catalogue/captions/hls.policy.ts";
import { chaptersInDescription } from "#features/catalogue/chapters/chapters.policy.ts";
import { decoded } from "#features/catalogue/mechanisms/caption-files/decode.policy.ts";
import { otherFormat } from "#features/catalogue/mechanisms/caption-files/formats.policy.ts";
import { recogniseSource } from "#features/catalogue/mechanisms/sources.policy.ts";
import { createReturnPaths, readBounce } from "#features/newsletter/mechanisms/bounces.policy.ts";
import { readLine } from "#features/newsletter/subscriber-import/subscriber-import.policy.ts";
import { encodingFor } from "#http/input/headers.ts";
import { holdsAddress } from "#mail/names.ts";
import { hasTooManyParts } from "#media/picture-structure.ts";
import { toMessage } from "#ports/mail/message.ts";
import { hlsAddresses, hlsSeconds, isoSeconds, readDash } from "#ports/video-sources/playlists.ts";

const size = 512 * 1024;
/** Milliseconds of CPU time. */
const budget = 100;
const base = new URL("https://films.example/list");
const paths = createReturnPaths("key", "bounces@films.example");

/** What texts of a kind are made of, again and again. */
const units = {
  any: [" ", "\n", "\r\n", "a", "-", ";", "[", "\ufeff", "\ud800", "\u00ff", "0:00 a\n"],
  tags: '<|<a>|</a>|<a |<a b="c"/>|<BaseURL>|<BaseURL>a</BaseURL>|<BaseURL> |<![CDATA[|<!--|<?|b=|"|\'|&amp;'.split(
    "|",
  ),
  lists: '#|#EXTINF:1|#EXTINF:1,\na\n|#EXT-X-MEDIA:TYPE=SUBTITLES,URI=a\n|URI="|a=b,|A-|,|=|a\n|/|.|0'.split("|"),
  bytes: ["\u00e9", "\u00e9 ", "\u00c8a", "a\u00bfa", "\u001b$", "\u00e9\n", "\u0080\u00ff"],
  mails: [
    ...["--b\n", "\n--b\n\n", "To: a\n", " \n", "Action: failed\n\n", "bounces+1-", "@", "a@b.c", "=3D", "<"],
    `bounces+1-${"0".repeat(24)}@films.example `,
    "Content-Type: multipart/mixed; boundary=b\n\n--b\n",
  ],
} as const;

interface Reader {
  readonly read: (text: string) => unknown;
  readonly of?: keyof typeof units;
  /** How such a text begins. */
  readonly from?: readonly string[];
  /** The most characters that it is given. */
  readonly most?: number;
}

const failing = (run: () => unknown): unknown => {
  try {
    return run();
  } catch (error) {
    return error;
  }
};

/** What reads texts of strangers. */
const readers: Readonly<Record<string, Reader>> = {
  "a DASH manifest": {
    read: (text) => readDash(text, base),
    of: "tags",
    from: ["<MPD>", "<BaseURL>", "<a b='", "<!--"],
  },
  "an HLS playlist": {
    read: (text) => [hlsSeconds(text), hlsAddresses(text, base)],
    of: "lists",
    from: ["#EXTM3U\n#EXT-X-ENDLIST\n", "#"],
  },
  "a length": { read: isoSeconds, from: ["P", "PT"] },
  "subtitles in a playlist": {
    read: (text) => [renditionsOf(text, base.href), piecesOf(text, base.href, 3000)],
    of: "lists",
    from: ["", "#EXT-X-MEDIA:TYPE=SUBTITLES,URI=a,"],
  },
  "a report": {
    read: (text) => paths.deliveryIn(readBounce(Buffer.from(text))?.to ?? text),
    of: "mails",
    from: [
      ...["", "To: ", "Content-Type: multipart/mixed; boundary=b\n\n"],
      "Content-Type: multipart/report; boundary=b\n\n--b\nContent-Type: message/delivery-status\n\nAction: failed\n",
    ],
  },
  "captions in an old encoding": {
    read: (text) => failing(() => decoded(Buffer.from(text, "latin1"), "ru")),
    of: "bytes",
  },
  "captions of another format": { read: otherFormat, of: "lists", from: ["", "<", "00:00:00:", "{1}{"] },
  "a description": { read: chaptersInDescription, from: ["", "0:00 "], most: limits.videoDescription },
  "a file's name": { read: readFileName, of: "lists", from: ["", "["] },
  "an address": { read: recogniseSource, of: "lists", from: ["https://vimeo.com/channels/", "https://a.example/"] },
  "a line of a list": { read: (text) => readLine({ line: 1, secondary_email: text, signed_up_at: text }, new Date()) },
  "a mailbox": { read: mailboxOf, of: "mails" },
  "a name": { read: holdsAddress, of: "lists" },
  "a sender": { read: (text) => toMessage({ to: text, subject: text, text, html: text }, text), of: "mails" },
  "a picture": {
    read: (text) => hasTooManyParts(Buffer.from(text, "latin1")),
    from: ["\xff\xd8", "GIF89a", "RIFF0000WEBP"],
  },
  "a request's encodings": { read: encodingFor, of: "lists", from: ["", "br;q=0"], most: maxHeaderSize },
};

/** The least milliseconds of this thread's CPU time, which other processes do not affect, of up to three tries. */
function costOf(run: () => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 3 && least > budget; tries++) {
    const before = process.threadCpuUsage();
    run();
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

/** A text of full size, and its end, which lets what has matched so far fail. */
const textOf = (beginning: string, unit: string, most: number) =>
  `${beginning}${unit.repeat(Math.ceil((most - beginning.length - 1) / unit.length))}!`;

it.each(Object.entries(readers))("512 KB as %s cost little, whatever they are", (_, reader) => {
  const { read, of = "any", from = [""], most = size } = reader;
  const dear = from.flatMap((beginning) =>
    [...new Set([...units[of], ...units.any])].flatMap((unit) => {
      const text = textOf(beginning, unit, most);
      const cost = costOf(() => read(text));
      return cost > budget ? [`${JSON.stringify(beginning + unit)}: ${cost} ms`] : [];
    }),
  );
  expect(dear).toEqual([]);
});
