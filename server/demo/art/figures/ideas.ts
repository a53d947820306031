import { at, type Figure, light, many, person } from "./figure.ts";

const dim = (opacity = 0.55) => `<rect width="1280" height="720" fill="#05060d" opacity="${opacity}"/>`;

const die = (pips: readonly (readonly [number, number])[], colour: string) =>
  `<rect x="-120" y="-120" width="240" height="240" rx="44" fill="#fff"/><rect x="-120" y="-120" width="240" height="240" rx="44" fill="none" stroke="${colour}" stroke-width="7"/>${pips.map(([x, y]) => `<circle cx="${x * 62}" cy="${y * 62}" r="22" fill="${colour}"/>`).join("")}`;

/** A tree of moves with the best line highlighted. */
const tree = (lit: string, faint: string) => {
  const levels = [1, 3, 9];
  const place = (level: number, n: number) =>
    [((n + 0.5) * 1180) / (levels[level] ?? 1) + 50, 130 + level * 220] as const;
  const branch = (level: number, n: number, parent: number) => {
    const [[x1, y1], [x2, y2]] = [place(level - 1, parent), place(level, n)];
    const best = (level === 1 && n === 1) || (level === 2 && n === 5);
    return `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${best ? lit : faint}" stroke-width="${best ? 12 : 5}"/>`;
  };
  const node = (level: number, n: number) => {
    const [x, y] = place(level, n);
    const best = level === 0 || (level === 1 && n === 1) || (level === 2 && n === 5);
    return `<circle cx="${x}" cy="${y}" r="${50 - level * 11}" fill="${best ? lit : "#0e2320"}" stroke="${best ? lit : faint}" stroke-width="6"/>`;
  };
  return `${many(3, (n) => branch(1, n, 0))}${many(9, (n) => branch(2, n, Math.floor(n / 3)))}${node(0, 0)}${many(3, (n) => node(1, n))}${many(9, (n) => node(2, n))}`;
};

const mobius = (from: string, to: string) =>
  many(72, (n) => {
    const point = (u: number, v: number) => {
      const [r, z] = [300 + v * 86 * Math.cos(u / 2), v * 86 * Math.sin(u / 2)];
      return `${(640 + r * Math.cos(u)).toFixed(1)},${(370 + r * Math.sin(u) * 0.5 - z * 1.2).toFixed(1)}`;
    };
    // Back to front: from the far side round to the near one.
    const u = ((n % 2 ? 1 : -1) * Math.ceil(n / 2) * Math.PI * 2) / 72 - Math.PI / 2;
    const step = (Math.PI * 2) / 72;
    return `<polygon points="${point(u, -1)} ${point(u + step, -1)} ${point(u + step, 1)} ${point(u, 1)}" fill="${n % 4 < 2 ? from : to}" stroke="#1a0a24" stroke-width="1.5"/>`;
  });

const banana = `<path d="M-10-150Q-30-60 40 10Q110 70 190 46Q200 40 190 30Q90 10 50-60Q20-110 16-154Z" fill="#ffd83d"/><path d="M-10-150Q-22-50 50 20Q110 70 190 46" fill="none" stroke="#b8860b" stroke-width="6"/><path d="M-12-156L-6-190L14-188L18-154Z" fill="#6a4a12"/><circle cx="190" cy="38" r="9" fill="#4a3410"/>`;

const graph = (lit: string, faint: string) => {
  const nodes = [
    [190, 380],
    [400, 190],
    [430, 560],
    [660, 360],
    [870, 170],
    [900, 560],
    [1100, 370],
  ] as const;
  const edges = [
    [0, 1, 1],
    [0, 2, 0],
    [1, 3, 1],
    [2, 3, 0],
    [1, 4, 0],
    [3, 5, 1],
    [4, 6, 0],
    [5, 6, 1],
    [3, 4, 0],
    [2, 5, 0],
  ] as const;
  const where = (n: number) => nodes[n] ?? [0, 0];
  return `${edges.map(([a, b, on]) => `<path d="M${where(a).join(" ")}L${where(b).join(" ")}" stroke="${on ? lit : faint}" stroke-width="${on ? 12 : 5}"/>`).join("")}${nodes.map(([x, y], n) => `<circle cx="${x}" cy="${y}" r="44" fill="${[0, 1, 3, 5, 6].includes(n) ? lit : "#101a3a"}" stroke="${faint}" stroke-width="6"/>`).join("")}`;
};

export const ideas: Readonly<Record<string, Figure>> = {
  "moebius-transformations": () => `${dim(0.5)}${light(640, 360, 460, "#b06bff", 0.4)}${mobius("#ffcf6b", "#cf9be0")}`,
  "geometry-of-linear-equations": (c) =>
    `${dim(0.35)}<g stroke-width="3"><path d="M160 250L760 150L1120 330L520 470Z" fill="#4fb0a5" fill-opacity=".55" stroke="#8fe8dc"/><path d="M430 60L760 200L760 650L430 520Z" fill="#f0c75a" fill-opacity=".5" stroke="#fff3c4"/><path d="M300 560L560 90L1010 190L760 640Z" fill="#e3683f" fill-opacity=".5" stroke="#ffc0a0"/></g><circle cx="640" cy="312" r="15" fill="#fff"/>${light(640, 312, 120, c.glow, 0.9)}`,
  "single-variable-calculus": () =>
    `${dim(0.5)}<g fill="none" stroke-linecap="round"><path d="M150 620H1160M220 680V70" stroke="#a9b6ff" stroke-width="6"/><path d="M240 590Q480 640 620 380T1090 120" stroke="#8fa2ff" stroke-width="14"/><path d="M420 740L900 0" stroke="#ffb86b" stroke-width="9"/></g>${many(12, (n) => `<rect x="${300 + n * 44}" y="${610 - n * 24 - n * n}" width="38" height="${10 + n * 24 + n * n}" fill="#3346c4" opacity=".55"/>`)}<circle cx="640" cy="345" r="20" fill="#ffb86b"/>`,
  "mathematics-for-computer-science": () =>
    `${dim(0.72)}${many(6, (n) => at({ x: 250 + n * 158, y: 640 }, `<rect x="-34" y="-330" width="68" height="330" rx="10" fill="${n < 3 ? "#f3ede0" : "#d8d2c6"}" transform="rotate(${n < 4 ? 28 - n * 8 : 0})"/>`))}<path d="M110 640H1180" stroke="#6fd0d8" stroke-width="8"/><g font-family="Liberation Serif, serif" font-style="italic" font-size="92" fill="#bff3f0"><text x="170" y="190">P(n) ⇒ P(n+1)</text></g>`,
  "probability-models": (c) =>
    `${dim(0.45)}${at(
      { x: 430, y: 370, scale: 1.25 },
      `<g transform="rotate(-14)">${die(
        [
          [-1, -1],
          [1, -1],
          [0, 0],
          [-1, 1],
          [1, 1],
        ],
        "#371a4f",
      )}</g>`,
    )}${at(
      { x: 850, y: 400, scale: 1.1 },
      `<g transform="rotate(16)">${die(
        [
          [-1, -1],
          [0, 0],
          [1, 1],
        ],
        "#7d3f98",
      )}</g>`,
    )}<circle cx="640" cy="120" r="9" fill="${c.accent}"/>`,
  "matrix-methods": () =>
    `${dim(0.4)}${many(63, (n) => `<rect x="${280 + (n % 9) * 80}" y="${84 + Math.floor(n / 9) * 80}" width="68" height="68" rx="10" fill="hsl(${168 + ((n * 47) % 60)} 65% ${22 + ((n * 31) % 48)}%)" opacity=".92"/>`)}<path d="M264 70H240V656H264M1016 70H1040V656H1016" stroke="#fff" stroke-width="12" fill="none"/>`,
  "human-brain": () =>
    at(
      { x: 640, y: 370, scale: 1.2 },
      `<path d="M-250 40Q-300-60-230-130Q-220-220-110-220Q-40-270 40-230Q140-250 190-170Q270-140 260-50Q290 30 210 70Q190 130 110 116L70 210H30L26 120Q-40 150-100 116Q-220 130-250 40Z" fill="#e9a0b8" fill-opacity=".92" stroke="#5a1f4a" stroke-width="9"/><path d="M-210-20Q-150-70-100-20T10-30M-180-120Q-110-150-70-100T50-130Q100-160 130-110M-120 60Q-60 10 0 60T120 40Q170 10 200 40M60-60Q120-90 150-40T230-60" fill="none" stroke="#a34a7c" stroke-width="13" stroke-linecap="round"/>`,
    ),
  "ai-introduction": (c) =>
    `${at({ x: 640, y: 400 }, `<path d="M0-290V-220" stroke="#e9fff4" stroke-width="12"/><circle cy="-300" r="22" fill="${c.accent}"/><rect x="-200" y="-220" width="400" height="320" rx="80" fill="#0e2c26" stroke="#e9fff4" stroke-width="12"/><circle cx="-84" cy="-70" r="44" fill="${c.light}"/><circle cx="84" cy="-70" r="44" fill="${c.light}"/><path d="M-90 36Q0 80 90 36" stroke="#e9fff4" stroke-width="12" fill="none" stroke-linecap="round"/><path d="M-200-90H-246V0H-200M200-90H246V0H200" stroke="#e9fff4" stroke-width="12" fill="none"/><path d="M-110 130H110L150 230H-150Z" fill="#0e2c26" stroke="#e9fff4" stroke-width="12"/>`)}`,
  "games-minimax": (c) => `${dim(0.72)}${tree(c.light, "#4d7f86")}`,
  "power-of-light": () =>
    `<rect width="1280" height="720" fill="#0a0710"/><path d="M0 420L560 330" stroke="#fff" stroke-width="16"/>${["#ff4d4d", "#ff9f40", "#ffe14d", "#57d96b", "#4db5ff", "#6a6bff", "#b65cff"].map((colour, n) => `<path d="M700 ${322 + n * 9}L1280 ${250 + n * 62}V${312 + n * 62}Z" fill="${colour}" opacity=".95"/>`).join("")}${light(620, 330, 300, "#cbb8ff", 0.4)}<path d="M640 120L880 540H400Z" fill="#1b1830" fill-opacity=".75" stroke="#efeaff" stroke-width="9" stroke-linejoin="round"/>`,
  "sicp-1a": () =>
    `${dim(0.62)}${light(640, 360, 380, "#ffc24f", 0.5)}<g fill="none" stroke="#ffe7b0" stroke-linecap="round" stroke-linejoin="round"><path d="M530 150Q590 130 620 210L780 590M655 330L500 590" stroke-width="54"/><path d="M330 130Q190 360 330 600M950 130Q1090 360 950 600" stroke-width="26"/></g>`,
  "algorithmic-thinking": (c) =>
    `${dim(0.6)}${[3, 8, 5, 11, 2, 9, 6, 12, 4, 10, 7, 1].map((high, n) => `<rect x="${190 + n * 76}" y="${640 - high * 42}" width="58" height="${high * 42}" rx="8" fill="${n === 3 || n === 7 ? c.accent : c.mid}"/>`).join("")}<path d="M445 150Q600 50 750 110" stroke="${c.accent}" stroke-width="8" fill="none"/><path d="M750 110L716 80M750 110L712 128" stroke="${c.accent}" stroke-width="8"/><path d="M150 644H1130" stroke="${c.glow}" stroke-width="6"/>`,
  "algorithms-and-computation": () => `${dim(0.68)}${graph("#ffb86b", "#7f93ff")}`,
  "user-liberation": (c) =>
    `${at({ x: 640, y: 560, scale: 1.1 }, `<g fill="none" stroke="#0a2b25" stroke-width="34"><rect x="-430" y="-70" width="210" height="110" rx="55"/><rect x="-270" y="-70" width="200" height="110" rx="55" stroke-dasharray="430 90"/><rect x="80" y="-70" width="200" height="110" rx="55" stroke-dasharray="380 120"/><rect x="230" y="-70" width="210" height="110" rx="55"/></g>`)}${at({ x: 640, y: 250, scale: 1.25 }, `<path d="M-190-30Q-90-110-10-20Q60-130 200-110Q120-60 80 20L130 34L70 54Q0 90-90 50Q-40 20-70-4Q-120-40-190-30Z" fill="${c.glow}"/>`)}`,
  "internets-own-boy": (c) =>
    `${light(640, 480, 330, c.light, 0.7)}<path d="M0 640H1280V720H0Z" fill="#0d0503"/>${at({ x: 640, y: 640 }, `<path d="M-170-150H170L200-10H-200Z" fill="#1a0d08"/><path d="M-150-140H150L166-40H-166Z" fill="#ffe2a8"/><path d="M-240-12H240V10H-240Z" fill="#1a0d08"/>`)}${at({ x: 640, y: 640, scale: 3.1, fill: "#0d0503" }, `<circle cy="-104" r="14"/><path d="M-14-112Q0-128 15-110L10-104ZM-34-50Q-30-86 0-88Q30-86 34-50Z"/>`)}`,
  "what-is-computation": (c) =>
    `${dim(0.55)}${many(9, (n) => `<rect x="${20 + n * 140}" y="420" width="130" height="130" fill="#0b2a22" stroke="${c.light}" stroke-width="6"/><text x="${85 + n * 140}" y="512" font-family="Liberation Mono, monospace" font-size="80" text-anchor="middle" fill="${c.glow}">${(n * 5) % 3 ? "1" : "0"}</text>`)}${at({ x: 645, y: 410 }, `<path d="M-110-230H110V-70H40L0 0L-40-70H-110Z" fill="${c.accent}"/><text y="-122" font-family="Liberation Mono, monospace" font-size="76" text-anchor="middle" fill="#10261f">q1</text>`)}`,
  "great-escape-of-esxi": (c) =>
    `${dim(0.5)}${many(3, (n) => `<rect x="${250 + n * 40}" y="${150 + n * 130}" width="480" height="104" rx="14" fill="#1a1026" stroke="${c.light}" stroke-width="6"/><circle cx="${310 + n * 40}" cy="${202 + n * 130}" r="14" fill="${n === 1 ? "#ff5a5a" : "#66d592"}"/>${many(6, (k) => `<rect x="${420 + n * 40 + k * 44}" y="${182 + n * 130}" width="26" height="40" rx="4" fill="${c.mid}"/>`)}`)}${at({ x: 930, y: 600, scale: 2.6, fill: c.glow }, person)}<path d="M770 330H880M846 296L884 330L846 364" stroke="${c.accent}" stroke-width="14" fill="none"/>`,
  bahnmining: () =>
    at(
      { x: 950, y: 250 },
      `<circle r="150" fill="#fff" stroke="#10142e" stroke-width="12"/>${many(12, (n) => `<rect x="-7" y="-136" width="14" height="${n % 3 ? 22 : 40}" fill="#10142e" transform="rotate(${n * 30})"/>`)}<path d="M0 0V-96M0 0L66 40" stroke="#10142e" stroke-width="16" stroke-linecap="round"/><path d="M0 30L-40-84" stroke="#e0222f" stroke-width="9" stroke-linecap="round"/><circle cx="-42" cy="-88" r="16" fill="#e0222f"/>`,
    ),
  "open-goldberg-variations": () =>
    `<g stroke="#fff6dc" stroke-width="4" opacity=".75">${many(5, (n) => `<path d="M0 ${90 + n * 34}Q640 ${20 + n * 34} 1280 ${110 + n * 34}" fill="none"/>`)}</g><g fill="#fff6dc">${(
      [
        [230, 170],
        [420, 120],
        [610, 180],
        [800, 110],
        [1000, 190],
      ] as const
    )
      .map(
        ([x, y]) =>
          `<ellipse cx="${x}" cy="${y}" rx="24" ry="17" transform="rotate(-20 ${x} ${y})"/><rect x="${x + 18}" y="${y - 104}" width="6" height="104"/>`,
      )
      .join("")}</g>`,
  "open-well-tempered-clavier": () =>
    `<g fill="#dfe6ff">${(
      [
        [300, 190],
        [470, 150],
        [640, 210],
        [810, 130],
        [980, 180],
      ] as const
    )
      .map(
        ([x, y], n) =>
          `<ellipse cx="${x}" cy="${y}" rx="26" ry="18" transform="rotate(-20 ${x} ${y})"/><rect x="${x + 20}" y="${y - 120}" width="7" height="120"/>${n % 2 ? "" : `<path d="M${x + 22} ${y - 120}Q${x + 74} ${y - 96} ${x + 54} ${y - 46}Q${x + 58} ${y - 84} ${x + 22} ${y - 92}Z"/>`}`,
      )
      .join("")}</g>`,
  "yes-we-have-no-bananas": () =>
    `${light(640, 420, 300, "#fff3c4", 0.5)}${at({ x: 570, y: 470, scale: 1.35 }, `<g transform="rotate(24)">${banana}</g>`)}${at({ x: 600, y: 470, scale: 1.35 }, banana)}${at({ x: 640, y: 470, scale: 1.35 }, `<g transform="rotate(-24)">${banana}</g>`)}<path d="M330 650L960 180" stroke="#c8281f" stroke-width="26"/><circle cx="645" cy="415" r="286" fill="none" stroke="#c8281f" stroke-width="26"/>`,
};
