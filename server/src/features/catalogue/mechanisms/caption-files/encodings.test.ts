import { describe, expect, it } from "vitest";
import { decoded } from "./decode.policy.ts";

/** The bytes of each letter of an encoding; Node can only decode. */
function lettersOf(encoding: string): ReadonlyMap<string, readonly number[]> {
  const decoder = new TextDecoder(encoding);
  const letters = new Map<string, readonly number[]>();
  const learn = (...bytes: readonly number[]) => {
    const letter = decoder.decode(Uint8Array.from(bytes));
    if (!letters.has(letter)) letters.set(letter, bytes);
  };
  for (let one = 0; one <= 0xff; one++) learn(one);
  if (/^(?:shift_jis|euc-|gb|big5)/.test(encoding))
    for (let one = 0x81; one <= 0xfe; one++) for (let two = 0x40; two <= 0xfe; two++) learn(one, two);
  return letters;
}

const encoded = (text: string, encoding: string): Uint8Array => {
  const letters = lettersOf(encoding);
  return Uint8Array.from([...text].flatMap((letter) => letters.get(letter) ?? []));
};

describe("a file in an old encoding of its language has the right letters", () => {
  it.each([
    ["pl", "Gdzie spotkamy się dziś? Może nad rzeką, już źle.", ["windows-1250", "iso-8859-2"]],
    ["cs", "Nevím, možná u řeky. Už jsi jedl? Ještě ne, přátelé.", ["windows-1250", "iso-8859-2"]],
    ["hu", "Őrült tűz, jó reggelt.", ["windows-1250", "iso-8859-2"]],
    ["de-AT", "Grüße, schöne Äpfel. Straße. Café.", ["windows-1252", "macintosh", "iso-8859-15"]],
    ["fr", "Ça va ? Où êtes-vous, à l'école ? État d'été.", ["windows-1252", "macintosh", "iso-8859-15"]],
    ["es", "¿Qué mañana, señor? ¡Sí, aquí está!", ["windows-1252", "macintosh"]],
    ["pt-BR", "Não, amanhã às três. Você é avó.", ["windows-1252", "macintosh"]],
    ["en", "Don’t go to the café — it’s “closed”… And more of the words.", ["windows-1252", "macintosh"]],
    ["tr", "Günaydın arkadaşlarım! İyi, bu akşam çağrı.", ["windows-1254"]],
    ["lt", "Kur susitiksime šįvakar? Žąsis.", ["windows-1257", "iso-8859-13"]],
    ["lv", "Labrīt, kur mēs tiksimies? Ļoti ģērbies.", ["windows-1257", "iso-8859-13"]],
    ["ru", "доброе утро, друзья! Где мы встретимся?", ["windows-1251", "koi8-r", "ibm866", "iso-8859-5"]],
    ["ru", "привет", ["windows-1251", "koi8-r", "x-mac-cyrillic"]],
    ["uk", "Її ґанок, є друзі.", ["windows-1251", "koi8-u"]],
    ["el", "Καλημέρα, φίλοι! Άλλα.", ["windows-1253", "iso-8859-7"]],
    ["he", "בוקר טוב, חברים!", ["windows-1255"]],
    ["ar", "صباح الخير يا أصدقائي!", ["windows-1256", "iso-8859-6"]],
    ["th", "สวัสดีตอนเช้า", ["windows-874"]],
    ["ja", "おはよう、みんな！今夜はどこで会いますか？", ["shift_jis", "euc-jp"]],
    ["ko", "좋은 아침, 친구들!", ["euc-kr"]],
    ["zh-CN", "早上好，朋友们！今晚我们在哪里见面？", ["gb18030"]],
    ["zh-TW", "早安，朋友們！今晚我們在哪裡見面？", ["big5", "gb18030"]],
  ])("%s: %s", (language, text, encodings) => {
    const read = encodings.map((encoding) => decoded(encoded(text, encoding), language));
    expect(read).toEqual(encodings.map(() => text));
  });

  it("whose accents are separate characters", () => {
    const bytes = encoded("Ch\u00e0o bu\u00f4\u0309i s\u00e1ng, g\u0103\u0323p nhau", "windows-1258");
    expect(decoded(bytes, "vi")).toBe("Ch\u00e0o bu\u1ed5i s\u00e1ng, g\u1eb7p nhau");
  });

  it("or is written by switches", () => {
    const bytes = Uint8Array.of(0x1b, 0x24, 0x42, 0x24, 0x22, 0x1b, 0x28, 0x42);
    expect(decoded(bytes, "ja")).toBe("あ");
    expect(() => decoded(bytes, "en")).toThrow("fit no encoding");
  });
});

it.each([
  ["en", "pl", "Gdzie spotkamy się dziś? Może nad rzeką.", "windows-1250"],
  ["de", "cs", "Dobré ráno, přátelé! Kde se dnes večer sejdeme?", "windows-1250"],
  ["en", "ru", "Доброе утро, друзья!", "windows-1251"],
  ["pl", "de", "Grüße, schöne Äpfel. Straße.", "windows-1252"],
  ["ru", "tr", "Günaydın arkadaşlarım!", "windows-1254"],
  ["tr", "zh", "早上好，朋友们！今晚我们在哪里见面？", "gb18030"],
])("a file of another language than %s, %s, is refused", (language, _, text, encoding) => {
  expect(() => decoded(encoded(text, encoding), language)).toThrow(
    /^The file's letters fit no encoding of its language, .*\. Choose another language, or save the file as UTF-8, and try again\.$/,
  );
});

it("keeps the rest of a UTF-8 file where a byte is broken", () => {
  const marked = Uint8Array.of(0xef, 0xbb, 0xbf, 0x61, 0xff, 0x62);
  expect(decoded(marked, "en")).toBe("a\ufffdb");
  const long = Buffer.concat([Buffer.from("à".repeat(20)), Buffer.from([0xc3])]);
  expect(decoded(long, "fr")).toBe(`${"à".repeat(20)}\ufffd`);
});
