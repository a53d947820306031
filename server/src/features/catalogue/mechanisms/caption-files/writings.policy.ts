/** How a language is written, and the encodings of old programs for it. */
export interface Writing {
  /** Labels of `TextDecoder`, the most common one first. */
  readonly encodings: readonly string[];
  /** Whether a letter outside ASCII belongs to the language. Given in lower case. */
  readonly has: (letter: string) => boolean;
  /** Signs that may stand between two Latin letters. */
  readonly joiners: string;
  /** Whether letters outside ASCII occur in few words only. */
  readonly rare: boolean;
}

const western = ["windows-1252", "macintosh", "iso-8859-15"];
const central = ["windows-1250", "iso-8859-2"];
const baltic = ["windows-1257", "iso-8859-13", "iso-8859-4"];
const cyrillic = ["windows-1251", "koi8-u", "ibm866", "iso-8859-5", "x-mac-cyrillic"];
const arabic = ["windows-1256", "iso-8859-6"];
const loans = "éèêëàâäçïîôöüñáú";

/** Languages, their encodings, and their letters outside ASCII. */
const alphabets: readonly (readonly [languages: string, encodings: readonly string[], letters: string])[] = [
  ["de lb", western, "äöüßéèàêëâûô"],
  ["nl af", western, "éèêëïîöôüûáíóúàçý"],
  ["fr br", western, "àâæçéèêëîïôœùûüÿñ"],
  ["es gl eu", western, "áéíñóúüçïªº"],
  ["pt", western, "áàâãçéêíóôõúüªº"],
  ["ca oc", western, "àáçéèíïóòúü"],
  ["it", western, "àèéìíîòóùúªº"],
  ["da no nb nn", western, "æøåéèêóòôâüäöà"],
  ["sv fi", western, "åäöéàüšžèáæø"],
  ["is fo", western, "áðéíóúýþæöø"],
  ["ga gd cy", western, "áéíóúàèìòùâêîôûïëöü"],
  ["sq", [...western, ...central], "çëâ"],
  ["cs", central, "áčďéěíňóřšťúůýž"],
  ["sk", central, "áäčďéíĺľňóôŕšťúýžěřö"],
  ["pl", central, "ąćęłńóśźżéüö"],
  ["hu", central, "áéíóöőúüűä"],
  ["sl hr bs", central, "čćđšžéöü"],
  ["ro", central, "ăâîşţșțéè"],
  ["lt", baltic, "ąčęėįšųūž"],
  ["lv", baltic, "āčēģīķļņōŗšūž"],
  ["et", [...baltic, ...western], "äõöüšž"],
  ["tr", ["windows-1254", "iso-8859-9"], "çğıi̇öşüâîû"],
  ["mt eo", ["iso-8859-3"], "ċġħżàèéìòùĉĝĥĵŝŭ"],
  ["vi", ["windows-1258"], "àáảãạăằắẳẵặâầấẩẫậđèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵ"],
  ["ru", cyrillic, "абвгдежзийклмнопрстуфхцчшщъыьэюяё"],
  ["uk", cyrillic, "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя"],
  ["be", cyrillic, "абвгґдеёжзійклмнопрстуўфхцчшыьэюя"],
  ["bg", cyrillic, "абвгдежзийклмнопрстуфхцчшщъьюяѝ"],
  ["mk", cyrillic, "абвгдѓежзѕијклљмнњопрстќуфхцчџшѐѝ"],
  ["sr", [...cyrillic, ...central], "абвгдђежзијклљмнњопрстћуфхцчџшčćđšž"],
  ["el", ["windows-1253", "iso-8859-7"], "αβγδεζηθικλμνξοπρστυφχψωςάέήίόύώϊϋΐΰ"],
];

const within =
  (pattern: RegExp): Writing["has"] =>
  (letter) =>
    pattern.test(letter);

const scripts: readonly (readonly [languages: string, encodings: readonly string[], has: Writing["has"]])[] = [
  ["he yi", ["windows-1255"], within(/[\u05b0-\u05ea\u05f0-\u05f4]/)],
  ["ar fa ur ku ug", arabic, within(/[\u0621-\u0669پٹچڈڑژکگںھہےی،؛؟]/)],
  ["th", ["windows-874"], within(/[\u0e01-\u0e5b]/)],
];

/** The characters that an encoding gives to pairs of bytes: a script's common ones, since they come in blocks. */
function block(encoding: string, leads: readonly [number, number], firstTrail: number): string[] {
  const bytes: number[] = [];
  for (let lead = leads[0]; lead <= leads[1]; lead++)
    for (let trail = firstTrail; trail <= 0xfe; trail++) bytes.push(lead, trail, 0x20);
  return new TextDecoder(encoding).decode(Uint8Array.from(bytes)).match(/[\u3400-\u9fff\uac00-\ud7a3]/g) ?? [];
}

/** A check against blocks that are decoded when they are first needed. */
function common(...blocks: readonly Parameters<typeof block>[]): Writing["has"] {
  let characters: ReadonlySet<string> | undefined;
  return (letter) => {
    characters ??= new Set(blocks.flatMap((each) => block(...each)));
    return characters.has(letter);
  };
}

const chinese = common(["gb18030", [0xb0, 0xf7], 0xa1], ["big5", [0xa4, 0xc6], 0x40]);
const kanji = common(["shift_jis", [0x88, 0x98], 0x40]);
const hangul = common(["euc-kr", [0xb0, 0xc8], 0xa1]);
const kana = /[\u3041-\u30ff\u3005]/;
const jamo = /[\u3131-\u318e]/;

/** A language's way of writing; undefined if none of its old encodings is known. */
export function writingOf(tag: string): Writing | undefined {
  const locale = new Intl.Locale(tag);
  const { language } = locale;
  const plain = { joiners: "’…·", rare: false };
  if (language === "zh" || language === "yue") {
    const isTraditional = locale.maximize().script === "Hant";
    return { ...plain, encodings: isTraditional ? ["big5", "gb18030"] : ["gb18030", "big5"], has: chinese };
  }
  if (language === "ja") {
    const has = (letter: string) => kana.test(letter) || kanji(letter);
    return { ...plain, encodings: ["shift_jis", "euc-jp"], has };
  }
  if (language === "ko") {
    return { ...plain, encodings: ["euc-kr"], has: (letter) => jamo.test(letter) || hangul(letter) };
  }
  const of = (languages: string) => languages.split(" ").includes(language);
  const named = scripts.find(([languages]) => of(languages));
  if (named !== undefined) return { ...plain, encodings: named[1], has: named[2] };
  const found = alphabets.find(([languages]) => of(languages));
  if (found !== undefined) {
    const [, encodings, letters] = found;
    return {
      ...plain,
      encodings,
      has: (letter) => letters.includes(letter),
      // Neither has apostrophes: there, MacRoman's "í" looks like one.
      ...(["es", "gl", "pt"].includes(language) && { joiners: "…" }),
    };
  }
  // Written in plain Latin letters, but for foreign words.
  const plainLatin = ["en", "id", "ms", "tl", "fil", "sw", "la", "so", "jv", "su", "zu", "xh", "rw"].includes(language);
  if (!plainLatin) return undefined;
  return { encodings: western, has: (letter) => loans.includes(letter), joiners: "’–—…", rare: true };
}
