import { at, type Figure, ground, light, many } from "./figure.ts";

const maple = `<path d="M0-96L18-60L44-78L38-40L78-46L64-22L92-4L56 12L62 34L26 26L6 30L10 84H-10L-6 30L-26 26L-62 34L-56 12L-92-4L-64-22L-78-46L-38-40L-44-78L-18-60Z"/>`;

const bird = (body: string, breast: string) =>
  `<path d="M-60 8L-120 24L-58-10Q-40-50 6-50Q20-72 46-66Q66-60 66-40L90-34L64-26Q58 14 6 22Q-34 28-60 8Z" fill="${body}"/><path d="M64-26Q58 14 6 22Q-20 24-34 14Q20 8 40-30Z" fill="${breast}"/><circle cx="48" cy="-46" r="5" fill="#0b0b0b"/><path d="M4 22V40M20 20V40" stroke="#3a2618" stroke-width="5"/>`;

export const places: Readonly<Record<string, Figure>> = {
  "crooked-river": (c) =>
    `<path d="M0 560H1280V720H0Z" fill="${c.night}"/><path d="M700 470Q560 500 690 530Q900 566 640 596Q340 630 560 662Q760 690 480 720H960Q1080 680 860 650Q700 622 930 590Q1120 556 830 522Q720 500 760 470Z" fill="${c.glow}" opacity=".88"/><path d="M0 600Q200 500 420 560L300 720H0ZM1280 560Q1120 500 980 580L1100 720H1280Z" fill="#2a1c07"/>`,
  "half-dome-sunset": (c) =>
    `<path d="M250 640L330 470Q372 250 470 196Q600 150 660 214Q700 262 706 372L728 640Z" fill="#4a2a44"/><path d="M660 214Q700 262 706 372L728 640H560Q640 430 660 214Z" fill="${c.light}" opacity=".85"/><path d="M330 470Q372 250 470 196Q540 170 600 180Q470 260 430 470Z" fill="${c.mid}" opacity=".55"/>${ground(600, 640, 590, c.night)}${many(34, (n) => `<path d="M${n * 40} ${640 + ((n * 29) % 34)}l14-${54 + ((n * 17) % 40)}l14 ${54 + ((n * 17) % 40)}Z" fill="${c.night}"/>`)}`,
  "new-mexico-clouds": () =>
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2f6fb5"/><stop offset=".7" stop-color="#bfe0f2"/></linearGradient></defs><rect width="1280" height="720" fill="url(#sky)"/><g fill="#fff">${(
      [
        [280, 230, 1.5],
        [820, 170, 1.9],
        [1130, 330, 1.1],
        [560, 380, 0.9],
        [90, 400, 0.8],
      ] as const
    )
      .map(([x, y, s]) =>
        at(
          { x, y, scale: s },
          `<path d="M-150 40Q-190 36-176 0Q-168-34-124-30Q-112-84-56-80Q-30-126 28-108Q70-116 86-70Q138-76 148-32Q190-22 172 18Q166 42 130 40Z"/><path d="M-150 40Q0 20 130 40Q0 52-150 40Z" fill="#c9dcea"/>`,
        ),
      )
      .join(
        "",
      )}</g><path d="M0 560L140 548L190 500H400L440 552L620 566L700 520H860L900 560L1280 548V720H0Z" fill="#b5623c"/><path d="M0 610Q320 580 640 612T1280 600V720H0Z" fill="#d99560"/>${many(26, (n) => `<ellipse cx="${(n * 137) % 1280}" cy="${640 + ((n * 43) % 70)}" rx="${20 + (n % 4) * 9}" ry="${8 + (n % 3) * 3}" fill="#6d7a3f"/>`)}`,
  "bird-feeder": (c) =>
    `${light(640, 330, 420, c.glow, 0.5)}<path d="M640 0V120" stroke="#2a1a2e" stroke-width="7"/><path d="M420 240L640 96L860 240Z" fill="#6a3b2c"/><path d="M470 240H810V430H470Z" fill="#f6dfb4" opacity=".92"/><path d="M470 330H810V430H470Z" fill="#c99a4c"/><path d="M400 430H880V462H400Z" fill="#6a3b2c"/><path d="M470 240V430M810 240V430" stroke="#6a3b2c" stroke-width="14"/>${at({ x: 420, y: 392, scale: 1.15 }, bird("#3f6fa8", "#f0c35a"))}${at({ x: 880, y: 392, scale: 1.15, flip: true }, bird("#7a4a34", "#d8643c"))}${at({ x: 1050, y: 250, scale: 0.7, flip: true }, bird("#2a2433", "#8a7f9c"))}`,
  "leaves-in-quebec": () =>
    (
      [
        [330, 330, 2.1, "#d8391f", -18],
        [820, 250, 1.5, "#f0892a", 24],
        [1050, 470, 1.9, "#b5231c", 8],
        [620, 530, 1.2, "#f5b53a", -40],
        [140, 560, 1.1, "#e0622a", 30],
      ] as const
    )
      .map(([x, y, s, colour, turn]) =>
        at(
          { x, y, scale: s, fill: colour },
          `<g transform="rotate(${turn})">${maple}<path d="M0 30V-70M0 0L50-30M0 0L-50-30" stroke="#5a160c" stroke-opacity=".5" stroke-width="3"/></g>`,
        ),
      )
      .join(""),
  "lavender-field": () =>
    many(9, (n) =>
      at(
        { x: 60 + n * 148, y: 720, scale: 1 + (n % 3) * 0.22 },
        `<path d="M0 0Q${n % 2 ? 12 : -12}-110 0-180" stroke="#3f6b3a" stroke-width="7" fill="none"/>${many(9, (k) => `<ellipse cx="${k % 2 ? 13 : -13}" cy="${-150 - k * 17}" rx="15" ry="11" fill="${k % 3 ? "#7d4fc4" : "#a77be0"}"/>`)}<ellipse cy="-312" rx="12" ry="18" fill="#a77be0"/>`,
      ),
    ),
  "snow-in-charlton": () =>
    `${ground(650, 610, 650, "#f2f7fb")}${at({ x: 860, y: 650 }, `<path d="M-170 0V-150L0-260L170-150V0Z" fill="#5a3a33"/><path d="M-210-130L0-280L210-130L186-108L0-242L-186-108Z" fill="#f7fbfe"/><rect x="-112" y="-110" width="70" height="70" fill="#ffd88a"/><rect x="40" y="-110" width="70" height="70" fill="#ffd88a"/><rect x="-34" y="-96" width="58" height="96" fill="#2f1d1a"/><rect x="70" y="-282" width="40" height="90" fill="#4a2f2a"/><rect x="64" y="-290" width="52" height="14" fill="#f7fbfe"/>`)}${light(785, 575, 120, "#ffd88a", 0.5)}${light(935, 575, 120, "#ffd88a", 0.5)}${many(110, (n) => `<circle cx="${(n * 223) % 1280}" cy="${(n * 149) % 720}" r="${1.6 + (n % 4) * 1.3}" fill="#fff" opacity=".85"/>`)}`,
  "laekjavik-waves": () =>
    `<path d="M0 560Q160 500 330 560T660 560T990 556T1280 560V720H0Z" fill="#e8f1f4" opacity=".85"/><path d="M0 610Q200 560 420 612T860 606T1280 612V720H0Z" fill="#15181b"/><path d="M930 560L960 380L1000 300L1040 360L1070 560Z" fill="#12171b"/><path d="M1090 566L1110 450L1136 410L1166 566Z" fill="#12171b"/><path d="M0 616Q200 568 420 618T860 612T1280 618" stroke="#fff" stroke-width="9" fill="none" opacity=".8"/>`,
};
