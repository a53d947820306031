import { parseText } from "media-captions";
import { describe, expect, it } from "vitest";
import { cueText } from "./cue-text.policy.ts";
import { readCues } from "./cues.policy.ts";
import { decoded, ownNameOf } from "./decode.policy.ts";
import { passagesOf } from "./passages.policy.ts";
import { unrolled } from "./rolling.policy.ts";
import { toWebVtt } from "./webvtt.policy.ts";

const read = async (text: string) => {
  const { cues, faults } = await readCues(text);
  return {
    cues: cues.map(({ start, end, markup }) => [start, end, markup]),
    faults: faults.map(({ line, message }) => ({ line, message: message("en") })),
  };
};
const said = async (text: string) => (await readCues(text)).cues.map(({ plain }) => plain);
const refusal = (text: string) =>
  readCues(text).then(
    () => "read",
    (error: Error) => error.message,
  );

describe("reading", () => {
  it("accepts every WebVTT feature", async () => {
    const file = [
      "\ufeffWEBVTT - A title",
      "Kind: captions",
      "",
      "STYLE",
      "::cue { background: url(https://evil.example) }",
      "",
      "NOTE a --> b",
      "",
      "intro",
      "00:01.000 --> 00:04.500 align:start position:10% line:evil region:x",
      "<v Ada>Hello &amp; welcome",
      "to <i>the</i> show",
      "",
      "00:00:05.000 --> 00:00:06.000",
      "Bye",
    ].join("\r\n");
    const { cues, faults } = await readCues(file);
    expect(faults).toEqual([]);
    expect(cues).toEqual([
      {
        ...{ start: 1000, end: 4500, settings: "position:10% align:start" },
        ...{ markup: "<v Ada>Hello &amp; welcome\nto <i>the</i> show</v>", plain: "Hello & welcome to the show" },
      },
      { start: 5000, end: 6000, settings: "", markup: "Bye", plain: "Bye" },
    ]);
  });

  it("accepts loosely formatted SRT", async () => {
    const file = [
      "1",
      "00:00:01,000 --> 00:00:02,000 X1:40 X2:600",
      "{\\an8}<font color=red>One</font>",
      "2",
      "0:00:02.5-->00:00:03,000",
      "Two",
      "",
      "",
      "3",
      "00:01:00,000 --> 00:01:01,000",
      "I <3 you, 1 < 2",
    ].join("\n");
    expect(await read(file)).toEqual({
      cues: [
        [1000, 2000, "One"],
        [2500, 3000, "Two"],
        [60_000, 61_000, "I &lt;3 you, 1 &lt; 2"],
      ],
      faults: [],
    });
  });

  it("reports faults by line number and keeps the remaining cues", async () => {
    const file = [
      ...["WEBVTT", "", "00:01.000 --> 00:02.000", "Good", "", "00:05.000 --> 00:04.000", "Backward", ""],
      ...[
        "00:61.000 --> 00:99.000",
        "Odd",
        "",
        "Words without",
        "any times",
        "",
        "00:07.000 --> 00:07.000",
        "None",
        "",
      ],
      ...["00:08.000 --> 00:09.000", `x${"y".repeat(2000)}`],
    ].join("\n");
    expect(await read(file)).toEqual({
      cues: [[1000, 2000, "Good"]],
      faults: [
        { line: 6, message: "This cue ends before it begins. It's left out." },
        { line: 9, message: "The times of this cue can't be read. It's left out." },
        { line: 12, message: "This text has no times. It's left out." },
        { line: 15, message: "This cue ends at the same moment as it begins. It's left out." },
        { line: 19, message: "This line is longer than 2,000 characters. It's left out with its cue." },
      ],
    });
  });

  it("sorts cues by time, and accepts old line endings and empty lines before the header", async () => {
    expect(await said("\n\nWEBVTT\r\r00:02.000 --> 00:03.000\rb\r\r00:01.000 --> 00:02.000\ra")).toEqual(["a", "b"]);
  });

  const loose = (line: number) => ({ line, message: "This text has no times. It's shown with the cue before it." });
  it.each([
    [
      "a line of a space",
      "WEBVTT\n\n00:01.000 --> 00:02.000\n \none\n\n00:03.000 --> 00:04.000\ntwo\n ",
      ["one", "two"],
    ],
    ["blank lines after the times", "WEBVTT\n\n00:01.000 --> 00:02.000\n\n\none", ["one"]],
    [
      "a blank line after each line",
      "1\n\n0:01,0 --> 0:02,0\n\none\n\n\n\n2\n\n0:03,0 --> 0:04,0\n\ntwo\n\n",
      ["one", "two"],
    ],
    [
      "two carriage returns",
      "1\r\r\n0:01,0 --> 0:02,0\r\r\none\r\r\n\r\r\n2\r\r\n0:03,0 --> 0:04,0\r\r\ntwo",
      ["one", "two"],
    ],
    ["spaces between cues", "1\n0:01,0 --> 0:02,0\none\n \n2\n0:03,0 --> 0:04,0\ntwo", ["one", "two"]],
    [
      "text that is a number",
      "1\n0:01,0 --> 0:02,0\n42\n\n2\n0:03,0 --> 0:04,0\n3\n\n\n3\n0:05,0 --> 0:06,0\n7",
      ["42", "3", "7"],
    ],
    [
      "such text without blank lines",
      "1\n0:01,0 --> 0:02,0\n42\n2\n0:03,0 --> 0:04,0\n1984\n0:05,0 --> 0:06,0\n7",
      ["42", "1984", "7"],
    ],
    ["such text without numbers", "0:01,0 --> 0:02,0\n10\n0:03,0 --> 0:04,0\n9\n", ["10", "9"]],
    ["breaks", "1\n0:01,0 --> 0:02,0\none<br>two<br />three<BR/>four", ["one two three four"]],
  ])("keeps the text of a file with %s", async (_, text, lines) => {
    expect(await said(text)).toEqual(lines);
    expect((await read(text)).faults).toEqual([]);
  });

  it("keeps text after a blank line, and says so", async () => {
    const file = "WEBVTT\n\n00:01.000 --> 00:02.000\none\n\nmore\n\n12\n\n00:03.000 --> 00:04.000\ntwo";
    expect(await read(file)).toEqual({
      cues: [
        [1000, 2000, "one\nmore\n12"],
        [3000, 4000, "two"],
      ],
      faults: [loose(6), loose(8)],
    });
  });

  it("names cues without text, and numbers without times", async () => {
    const file = "1\n0:01,0 --> 0:02,0\n<b></b>\n\n2\nlost\n\n3\n0:03,0 --> 0:04,0\ntwo";
    expect(await read(file)).toEqual({
      cues: [[3000, 4000, "two"]],
      faults: [
        { line: 2, message: "There's no text in this cue. It's left out." },
        { line: 5, message: "This text has no times. It's left out." },
      ],
    });
  });

  it.each([
    ["0:00:01.000,0:00:02.500\nSBV", "SBV (YouTube)"],
    ["[INFORMATION]\n[TITLE]x", "SubViewer"],
    ["00:00:01.00,00:00:02.50\nx", "SubViewer"],
    ["\ufeff{25}{50}Hello|there", "MicroDVD"],
    ["{1}{1}23.976", "MicroDVD"],
    ["[10][25]Hello", "MPL2"],
    ["[ar:Somebody]\n[00:01.00]x", "LRC"],
    ["00:00:01:Hello", "TMPlayer"],
    ["Scenarist_SCC V1.0\n\n00:00:01:00\t9420", "SCC"],
    ["$FontName = Arial", "Spruce STL"],
    ["850STL25.011", "EBU STL"],
    ["# VobSub index file, v7", "VobSub"],
    ["<SAMI><HEAD>", "SAMI"],
    ["{QTtext} {font:Arial}", "QuickTime Text"],
    ['{"events": []}', "JSON"],
  ])("names the format of %j", async (text, format) => {
    expect(await refusal(text)).toBe(`This file has the format ${format}. Save it as WebVTT or SRT and try again.`);
  });

  it.each([
    ["", "There are no captions in this file. Choose a WebVTT or SRT file."],
    ["WEBVTT\n\n", "There are no captions in this file. Choose a WebVTT or SRT file."],
    ["1\n00:00:02,000 --> 00:00:01,000\nBack", "Line 2: This cue ends before it begins. It's left out."],
    ["[Script Info]\nTitle: x", "This is a SubStation Alpha file. Save it as WebVTT or SRT and try again."],
    ["<?xml version='1.0'?><tt/>", "This is an XML file, such as TTML. Save it as WebVTT or SRT and try again."],
    ["; made by x\n[Script Info]", "This is a SubStation Alpha file. Save it as WebVTT or SRT and try again."],
    ["<tt xmlns='x'>", "This is an XML file, such as TTML. Save it as WebVTT or SRT and try again."],
    ["<!DOCTYPE html>", "This is a web page, not a caption file."],
    ["hello", "Line 1: This text has no times. It's left out."],
    [`WEBVTT\n\n${"00:01.000 --> 00:02.000\na\n\n".repeat(50_001)}`, "The file has more than 50,000 cues."],
    [
      "WEBVTT\n\n00:01.000 --> 00:02.000\n".concat("word\n".repeat(100_000)),
      "Line 3: The text of this cue is too long. It's left out.",
    ],
  ])("refuses %#", async (text, message) => {
    expect(await refusal(text)).toBe(message);
  });
});

describe("encodings", () => {
  const text = "1\n00:00:01,000 --> 00:00:02,000\nÀ la crème — naïve";
  const utf16 = Buffer.from(text, "utf16le");
  it.each([
    ["UTF-8", Buffer.from(text)],
    ["UTF-8 with a mark", Buffer.from(`\ufeff${text}`)],
    ["UTF-16 LE with a mark", Buffer.concat([Buffer.from([0xff, 0xfe]), utf16])],
    ["UTF-16 BE with a mark", Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(utf16).swap16()])],
    ["UTF-16 LE", utf16],
    ["UTF-16 BE", Buffer.from(utf16).swap16()],
    ["Windows-1252", Buffer.from(text.replace("—", "\u0097"), "latin1")],
  ])("reads %s", async (_, bytes) => {
    expect(await said(decoded(bytes, "fr"))).toEqual(["À la crème — naïve"]);
  });

  it("refuses the encodings of a language that it does not know", () => {
    const bytes = Buffer.from([...Buffer.from("1\n00:00:01,000 --> "), ...Array(200).fill(0xcf)]);
    expect(() => decoded(bytes, "hy")).toThrow("The file's encoding isn't known. Save it as UTF-8 and try again.");
  });

  it("names the lines with broken bytes, which it keeps", async () => {
    const bytes = Buffer.concat([Buffer.from("\ufeffWEBVTT\n\n00:01.000 --> 00:02.000\na"), Buffer.from([0xff])]);
    expect(await read(decoded(bytes, "en"))).toEqual({
      cues: [[1000, 2000, "a\ufffd"]],
      faults: [{ line: 4, message: "A letter in this line can't be read. It's shown as \ufffd." }],
    });
  });

  it("refuses binary data", () => {
    const bytes = Buffer.from(Array.from({ length: 500 }, (_, n) => n % 32));
    expect(() => decoded(bytes, "en")).toThrow("This isn't a text file. Choose a WebVTT or SRT file.");
  });
});

describe("the text of a cue", () => {
  it.each([
    ["<b>bold <i>both</b> none</i>", "<b>bold <i>both</i></b> none"],
    ["<script>alert(1)</script>", "alert(1)"],
    ["<img src=x onerror=alert(1)>x", "x"],
    ["&lt;img src=x onerror=alert(1)&gt;", "&lt;\u2060img src=x onerror=alert(1)&gt;"],
    ["&#60;script&#62;", "&lt;\u2060script&gt;"],
    ["<<c>script>", "&lt;\u2060script&gt;"],
    ['<v A" onmouseover="x>Hi', "<v A onmouseover= x>Hi</v>"],
    ["<c.red.bg_blue>x</c>", "x"],
    ["<lang de>ja</lang> <lang !>nein</lang>", "<lang de>ja</lang> nein"],
    ["<00:01.000>karaoke", "karaoke"],
    ["<rt>alone</rt> <ruby>漢<rt>kan</rt></ruby>", "alone <ruby>漢<rt>kan</rt></ruby>"],
    ["line: one", "\u2060line: one"],
    ["Gr&uuml;&szlig;e &hellip; caf&eacute; &copy; &eacute &#x80; &#8212; &NotEqualTilde;", "Grüße … café © é € — ≂̸"],
    ["a&#10;&#10;b<br>&#0;&#xD800;", "a\nb\n\ufffd\ufffd"],
    ["a & b &nope; --> c", "a &amp; b &amp;nope; --&gt; c"],
    ["a\0\u0007b\tc", "ab c"],
  ])("%j becomes %j", (raw, markup) => {
    expect(cueText(raw)?.markup).toBe(markup);
  });

  it("is null if only tags and spaces are left", () => {
    for (const raw of ["", " \n ", "<b></b>", "{\\an8}", "<i>\u00a0</i>"]) expect(cueText(raw)).toBeNull();
  });
});

it("writes files that another parser reads the same way", async () => {
  const file = "WEBVTT\n\n00:01.000 --> 02:03:04.005 line:0 align:left\nline: <b>one</b>\n- two";
  const { cues } = await readCues(file);
  const written = await toWebVtt(cues);
  expect((await readCues(written)).cues).toEqual(cues);
  const { cues: others } = await parseText(written);
  expect(
    others.map(({ startTime, endTime, text, line, align }) => ({ startTime, endTime, text, line, align })),
  ).toEqual([{ startTime: 1, endTime: 7384.005, text: "\u2060line: <b>one</b>\n- two", line: 0, align: "left" }]);
});

describe("rolling captions", () => {
  const times = (n: number) => `00:0${n}.000 --> 00:0${n + 1}.000`;
  const linesOf = async (...texts: readonly string[]) => {
    const cues = texts.map((text, n) => `${times(n)}\n${text}`);
    return (await unrolled((await readCues(`WEBVTT\n\n${cues.join("\n\n")}`)).cues)).map(({ markup }) => markup);
  };

  it("have each line once", async () => {
    expect(await linesOf(" \na<c> b</c>", "a b\n ", "a b\nc", "c\n ", "c\nd", "d\n ")).toEqual(["a b", "c", "d"]);
    expect(await linesOf("a", "a\nb", "a\nb\nc", "b\nc\nd")).toEqual(["a", "b", "c", "d"]);
  });

  it("are not those of people who repeat themselves", async () => {
    const chorus = ["la", "la", "one", "one\ntwo", "la", "la"];
    expect(await linesOf(...chorus)).toEqual(chorus);
  });

  it("end when their last line leaves", async () => {
    const file = `WEBVTT\n\n${times(1)}\na\n\n${times(2)}\na\nb\n\n${times(3)}\nb\nc\n\n${times(4)}\nc`;
    expect((await unrolled((await readCues(file)).cues)).at(-1)).toMatchObject({ start: 3000, end: 5000, plain: "c" });
  });
});

describe("passages", () => {
  const cue = (start: number, end: number, plain: string) => ({ start: start * 1000, end: end * 1000, plain });

  it("end at a sentence or pause after 12 seconds, and after 20 seconds at the latest", async () => {
    const cues = [
      ...[cue(0, 5, "One"), cue(5, 11, "two."), cue(11, 13, "Three."), cue(13, 17, "four"), cue(17, 24, "five")],
      ...[cue(24, 32, "six"), cue(32, 40, "seven"), cue(60, 62, "Far away")],
    ];
    expect(
      (await passagesOf(cues)).map(({ start, end, text, tail }) => [start / 1000, end / 1000, text, tail]),
    ).toEqual([
      [0, 13, "One\ntwo.\nThree.", "four five six"],
      [13, 32, "four\nfive\nsix", "seven"],
      [32, 40, "seven", ""],
      [60, 62, "Far away", ""],
    ]);
  });

  it("record when each of their lines begins", async () => {
    expect((await passagesOf([cue(1, 2, "a"), cue(3, 4, "b")]))[0]?.starts).toEqual([1000, 3000]);
  });
});

it("names each language in that language", () => {
  expect(["de", "pt-BR", "ja", "x-odd"].map(ownNameOf)).toEqual(["Deutsch", "Português (Brasil)", "日本語", "x-odd"]);
});
