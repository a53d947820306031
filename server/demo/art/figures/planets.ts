import { at, type Figure, ground, light, many } from "./figure.ts";

const mirror = (x: number, y: number, r: number) =>
  [0, 1, 2, 3, 4, 5]
    .map((n) => `${x + r * Math.cos((n * Math.PI) / 3)},${y + r * Math.sin((n * Math.PI) / 3)}`)
    .join(" ");

/** The eighteen gilded hexagons of Webb's mirror, around the missing one in the middle. */
const webb = (x: number, y: number, r: number) => {
  const [dx, dy] = [r * 1.5, r * Math.sqrt(3)];
  const cells = [-2, -1, 0, 1, 2].flatMap((q) =>
    [-2, -1, 0, 1, 2].flatMap((s) => (Math.abs(q + s) > 2 || (q === 0 && s === 0) ? [] : [[q, s] as const])),
  );
  return cells
    .map(([q, s], n) => {
      const [cx, cy] = [x + q * dx, y + (s + q / 2) * dy];
      return `<polygon points="${mirror(cx, cy, r * 0.95)}" fill="${n % 3 === 0 ? "#f6cf62" : n % 3 === 1 ? "#e2ac3c" : "#fbe08d"}" stroke="#5a3c0c" stroke-width="3"/>`;
    })
    .join("");
};

const station = (panel: string) =>
  `<rect x="-330" y="-8" width="660" height="16" fill="#c9d3da"/>${[-320, -210, 130, 240].map((x) => `<rect x="${x}" y="-150" width="80" height="132" fill="${panel}" stroke="#f4d58a" stroke-width="3"/><rect x="${x}" y="18" width="80" height="132" fill="${panel}" stroke="#f4d58a" stroke-width="3"/><path d="M${x} -84H${x + 80}M${x} 84H${x + 80}M${x + 40}-150V150" stroke="#f4d58a" stroke-width="2"/>`).join("")}<rect x="-90" y="-30" width="180" height="60" rx="26" fill="#eef3f6"/><rect x="-26" y="-110" width="52" height="220" rx="22" fill="#dfe7ec"/><circle cy="-122" r="18" fill="#aab6bf"/>`;

/** Jupiter, with the position of the Great Red Spot in radii from the centre. */
const bands = (x: number, y: number, r: number, [spotX, spotY] = [0.26, 0.32]) => {
  const colours = [
    "#b98a63",
    "#e6cba4",
    "#c79a6c",
    "#f2dfc0",
    "#a9714b",
    "#ecd3ab",
    "#d2a676",
    "#f5e6cc",
    "#b98258",
    "#dcb98a",
    "#9d6d4a",
  ];
  const high = (2 * r) / colours.length;
  return `<defs><clipPath id="disc"><circle cx="${x}" cy="${y}" r="${r}"/></clipPath><radialGradient id="ball" cx=".36" cy=".34" r=".8"><stop offset=".3" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#0a0402" stop-opacity=".92"/></radialGradient></defs>
<g clip-path="url(#disc)">${colours.map((colour, n) => `<path d="M${x - r} ${y - r + n * high}q${r / 2} ${n % 2 ? 22 : -18} ${r} 0t${r} 0V${y - r + (n + 1.4) * high}H${x - r}Z" fill="${colour}"/>`).join("")}
${many(22, (n) => `<ellipse cx="${x - r + ((n * 173) % (2 * r))}" cy="${y - r + ((n * 97) % (2 * r))}" rx="${16 + (n % 5) * 12}" ry="${3 + (n % 3) * 2}" fill="#fff3dc" opacity=".35"/>`)}
<ellipse cx="${x + r * spotX}" cy="${y + r * spotY}" rx="${r * 0.27}" ry="${r * 0.15}" fill="#f0d2a8"/><ellipse cx="${x + r * spotX}" cy="${y + r * spotY}" rx="${r * 0.22}" ry="${r * 0.115}" fill="#b4472a"/><ellipse cx="${x + r * (spotX - 0.01)}" cy="${y + r * (spotY - 0.01)}" rx="${r * 0.12}" ry="${r * 0.055}" fill="#d8704a"/></g><circle cx="${x}" cy="${y}" r="${r}" fill="url(#ball)"/>`;
};

const starry = (sky: string, count = 130) =>
  `<rect width="1280" height="720" fill="${sky}"/>${many(count, (n) => `<circle cx="${(n * 379) % 1280}" cy="${(n * 211 + ((n * n) % 97)) % 720}" r="${0.7 + (n % 4) * 0.5}" fill="#fff" opacity="${0.3 + (n % 5) * 0.14}"/>`)}`;

const rover = `<rect x="-70" y="-70" width="140" height="30" rx="6" fill="#e8e4dc"/><path d="M-56-40L-74-14M0-40V-14M56-40L74-14" stroke="#453a34" stroke-width="7"/><g fill="#2a2320"><circle cx="-76" cy="-12" r="18"/><circle cy="-12" r="18"/><circle cx="76" cy="-12" r="18"/></g><path d="M36-70V-126" stroke="#e8e4dc" stroke-width="8"/><rect x="16" y="-146" width="46" height="24" rx="6" fill="#e8e4dc"/><circle cx="52" cy="-134" r="6" fill="#2a2320"/>`;

export const planets: Readonly<Record<string, Figure>> = {
  "perseverance-touchdown": (c) =>
    `<path d="M640 60Q820 60 870 200L640 420L410 200Q460 60 640 60Z" fill="none" stroke="${c.glow}" stroke-width="2" opacity=".6"/><path d="M410 200Q430 50 640 44Q850 50 870 200Q814 176 756 198Q698 174 640 198Q582 174 524 198Q466 176 410 200Z" fill="#f6efe6"/><path d="M524 198Q520 80 640 44Q566 96 582 186ZM756 198Q760 80 640 44Q714 96 698 186Z" fill="#d8432f"/><path d="M410 200L628 430M524 198L634 430M640 198V430M756 198L646 430M870 200L652 430" stroke="${c.glow}" stroke-width="2"/><path d="M588 500Q596 432 640 428Q684 432 692 500Q640 522 588 500Z" fill="#d9cfc2"/><path d="M588 500Q640 522 692 500L680 520Q640 536 600 520Z" fill="#3a2118"/>`,
  "seven-minutes-of-terror": (c) =>
    `${light(640, 220, 240, c.glow, 0.5)}${at({ x: 640, y: 230 }, `<path d="M-110-30H110L86 20H-86Z" fill="#d8d2c8"/><path d="M-130-44L-96-10M130-44L96-10" stroke="#d8d2c8" stroke-width="12"/>${[-118, -84, 84, 118].map((x) => `<path d="M${x - 9} 0H${x + 9}L${x + (x < 0 ? -10 : 10)} 120Z" fill="#ffd58a" opacity=".85"/>`).join("")}<path d="M-40 20L-52 250M40 20L52 250M0 20V236" stroke="#fff2dc" stroke-width="3"/>`)}${at({ x: 640, y: 556 }, rover)}${ground(640, 606, 640, c.night)}<ellipse cx="640" cy="630" rx="420" ry="46" fill="${c.light}" opacity=".35"/>`,
  "cassini-grand-finale": () =>
    at(
      { x: 300, y: 250, scale: 1.05 },
      `<g transform="rotate(-24)"><path d="M-74-40Q0-96 74-40L54-18Q0-50-54-18Z" fill="#f3ede1"/><rect x="-34" y="-22" width="68" height="130" fill="#caa24a"/><rect x="-24" y="108" width="48" height="34" fill="#8f8a80"/><path d="M34 20L220 66M-34 40L-130 70" stroke="#d8d2c4" stroke-width="6"/></g>`,
    ),
  "jupiter-in-4k": () => `${starry("#0b0608")}${bands(640, 370, 310)}`,
  "flight-over-jupiter": () =>
    `<rect width="1280" height="720" fill="#0b0608"/>${starry("#0b0608", 80)}${bands(560, 900, 800, [0.14, -0.46])}`,
  "designing-webb": () =>
    `${starry("#0a0d1d")}${light(640, 330, 420, "#f0c75a", 0.3)}${webb(640, 330, 74)}<path d="M640 330L430 690M640 330L850 690M640 330V20" stroke="#2b2417" stroke-width="9"/><path d="M600 300H680L664 356H616Z" fill="#2b2417"/><path d="M240 660L640 600L1040 660L640 716Z" fill="#b58ac9" opacity=".9"/><path d="M270 676L640 626L1010 676L640 720Z" fill="#8c63a8"/>`,
  "space-station-tour": () =>
    at({ x: 560, y: 230, scale: 0.95 }, `<g transform="rotate(-9)">${station("#2c3f8f")}</g>`),
  "trappist-1-tour": () =>
    `${starry("#120a16")}${light(-60, 360, 620, "#ff5a36", 0.85)}<circle cx="-60" cy="360" r="270" fill="#e8492c"/><circle cx="-60" cy="360" r="236" fill="#f9744a"/>${(
      [
        [330, 26, "#b98a63"],
        [446, 38, "#d9a06a"],
        [560, 30, "#8fb0c9"],
        [680, 40, "#4f8fc2"],
        [812, 44, "#5aa58f"],
        [950, 48, "#b9c9d6"],
        [1096, 30, "#8f8aa8"],
      ] as const
    )
      .map(
        ([x, r, colour]) =>
          `<circle cx="-60" cy="360" r="${x + 60}" fill="none" stroke="#fff" stroke-opacity=".13" stroke-width="2"/><circle cx="${x}" cy="360" r="${r}" fill="${colour}"/><path d="M${x} ${360 - r}A${r} ${r} 0 0 1 ${x} ${360 + r}A${r * 1.7} ${r * 1.7} 0 0 0 ${x} ${360 - r}Z" fill="#08050c" opacity=".66"/>`,
      )
      .join("")}`,
  "shuttle-over-clouds": () =>
    at(
      { x: 700, y: 300, scale: 1.15 },
      `<g transform="rotate(-16)"><path d="M-250 20Q-250-30-180-38L190-44Q290-30 322 6Q290 40 190 44L-180 42Q-246 46-250 20Z" fill="#f2f5f7"/><path d="M-150 36L-250 150L40 44Z" fill="#dbe2e7"/><path d="M-130 40L-236 140L20 46Z" fill="#22282e"/><path d="M-190-36L-262-140L-214-140L-110-40Z" fill="#f2f5f7"/><path d="M-240 30Q40 62 320 8Q290 42 190 46L-180 44Z" fill="#22282e"/><path d="M-120-40H130V-26H-120Z" fill="#b9c4cc"/><path d="M230-30L266-16L244-8L214-18Z" fill="#22282e"/></g>`,
    ),
  "hunga-tonga": () =>
    `<defs><linearGradient id="ash" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#cfc7bf"/><stop offset="1" stop-color="#4b4342"/></linearGradient><linearGradient id="eve" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#20304a"/><stop offset="1" stop-color="#d98f6a"/></linearGradient></defs><rect width="1280" height="720" fill="url(#eve)"/><g fill="url(#ash)"><path d="M560 580Q540 420 600 300L700 300Q760 430 740 580Z"/>${(
      [
        [640, 120, 150],
        [500, 160, 120],
        [790, 150, 130],
        [390, 190, 80],
        [910, 180, 90],
        [640, 240, 150],
        [560, 300, 90],
        [730, 310, 96],
        [640, 400, 92],
        [600, 480, 70],
        [690, 490, 74],
      ] as const
    )
      .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`)
      .join(
        "",
      )}</g>${light(648, 560, 170, "#ff6a2e", 0.85)}<path d="M420 606L560 552L600 566H700L740 550L900 606Z" fill="#1a1416"/><path d="M0 600H1280V720H0Z" fill="#0f2233"/>${many(14, (n) => `<path d="M${(n * 91) % 1200} ${622 + ((n * 37) % 90)}h${80 + (n % 4) * 40}" stroke="#e9a47c" stroke-opacity=".35" stroke-width="3"/>`)}<path d="M520 606Q650 690 780 606Z" fill="#ff7a3c" opacity=".3"/>`,
  "hubbard-glacier": () =>
    `<path d="M0 470L60 430L130 456L210 410L300 446L380 400L470 440L560 396L660 438L750 400L850 446L940 412L1040 450L1130 416L1210 448L1280 420V620H0Z" fill="#e8f5fb"/><path d="M0 500V620H1280V500L1210 470L1180 610L1130 470L1080 612L1040 500L980 606L940 466L900 608L850 500L800 604L750 456L700 610L660 492L610 606L560 450L520 608L470 494L430 606L380 456L330 610L300 500L250 606L210 466L160 608L130 508L80 606L60 486Z" fill="#8fc6e2"/><path d="M0 616H1280V720H0Z" fill="#123a56"/>${many(9, (n) => `<path d="M${60 + n * 140} ${650 + ((n * 53) % 40)}l${26 + (n % 3) * 18}-${20 + (n % 4) * 7}l${34 + (n % 3) * 12} ${22 + (n % 4) * 6}Z" fill="#dff1f9"/>`)}`,
  "earth-views-extended": () =>
    at({ x: 930, y: 200, scale: 0.5 }, `<g transform="rotate(14)">${station("#2a3560")}</g>`),
};
