import { at, type Figure, ground, light, many, person } from "./figure.ts";

const grave = (cross: boolean) =>
  cross
    ? `<path d="M-9 0V-110H-46V-130H-9V-170H9V-130H46V-110H9V0Z"/>`
    : `<path d="M-44 0V-100Q-44-150 0-150Q44-150 44-100V0Z"/>`;

const tramp = `<ellipse cy="-103" rx="16" ry="4"/><path d="M-10-104Q-11-118 0-118Q11-118 10-104Z"/><circle cy="-92" r="9"/><path d="M-13-80Q0-85 13-80L18-46L12-44L10-30L14-6L26-2L24 4L4 2L0-32L-4 2L-24 4L-26-2L-14-6L-10-30L-12-44L-18-46Z"/><path d="M17-46L32-2" stroke="#140c06" stroke-width="3"/>`;

const crooked = (fill: string, lit: string) =>
  `<path d="M0 0L-34-250L46-330L150-262L128 0Z" fill="${fill}"/><path d="M-50-246L52-360L168-256L120-278L48-326L-10-250Z" fill="#0a0a0c"/><path d="M18-210L64-222L56-150L26-146Z" fill="${lit}"/><path d="M78-120L112-128L108-70L82-66Z" fill="${lit}"/><path d="M30-90L60-84L58 0H24Z" fill="#0a0a0c"/>`;

const ship = `<path d="M-330-70H330L270 40H-270Z" fill="#140c06"/><path d="M-240-140H210V-70H-240Z" fill="#3d2916"/><path d="M-160-190H110V-140H-160Z" fill="#5a3f22"/><path d="M-90-290H-40V-190H-90ZM20-290H70V-190H20Z" fill="#140c06"/><path d="M-90-270H-40V-252H-90ZM20-270H70V-252H20Z" fill="#fff0cf"/>${many(9, (n) => `<circle cx="${-210 + n * 48}" cy="-106" r="11" fill="#fff0cf"/>`)}<path d="M-260-70V-330M250-70V-300" stroke="#140c06" stroke-width="8"/><path d="M-260-330L-65-290L45-290L250-300" stroke="#140c06" stroke-width="3" fill="none"/>`;

const tram = `<path d="M-130-260H130L150-40H-150Z" fill="#3d2208"/><path d="M-150-290Q0-330 150-290V-256H-150Z" fill="#6b3f12"/><path d="M-104-236H-40V-140H-104ZM-32-236H32V-140H-32ZM40-236H104V-140H40Z" fill="#fff0cf"/><circle cy="-94" r="24" fill="#fff6dc"/><path d="M-160-40H160V-10H-160Z" fill="#1f1205"/>`;

const car = (paint: string) =>
  `<path d="M-430-60Q-440-120-360-126L-210-136Q-130-214 10-214Q120-212 190-140L330-128L470-196L440-100Q430-60 400-58Z" fill="${paint}"/><path d="M-176-140Q-116-192-20-194V-140ZM2-194Q96-190 152-140H2Z" fill="#bfe9ff"/><path d="M-440-92H430V-78H-440Z" fill="#fff" opacity=".75"/><circle cx="-260" cy="-52" r="58" fill="#17101f"/><circle cx="-260" cy="-52" r="28" fill="#f5f0ff"/><circle cx="240" cy="-52" r="58" fill="#17101f"/><circle cx="240" cy="-52" r="28" fill="#f5f0ff"/><path d="M-428-104Q-460-104-452-84L-424-82Z" fill="#fff2b0"/><path d="M430-140L462-136L446-112Z" fill="#ff3b5c"/>`;

export const screen: Readonly<Record<string, Figure>> = {
  "a-trip-to-the-moon": (c) =>
    `${at({ x: 690, y: 250, scale: 0.95 }, `<g transform="rotate(-38)"><path d="M-170-34H10Q90-34 128 0Q90 34 10 34H-170Z" fill="#8a6238"/><path d="M-170-34H-150V34H-170ZM-90-34H-76V34H-90ZM-10-34H4V34H-10Z" fill="#3d2916"/></g>`)}<g fill="${c.deep}"><ellipse cx="585" cy="240" rx="16" ry="22"/><path d="M560 330Q620 372 676 322Q636 408 560 330Z"/></g>`,
  nosferatu: (c) =>
    `<rect width="1280" height="720" fill="#0b0f14" opacity=".25"/>${light(700, 240, 380, c.glow, 0.4)}<path d="M0 720V640H180V590H340V540H500V490H640V440H780V390H920V340H1280V720Z" fill="#06080b"/>${at({ x: 760, y: 440 }, `<path d="M-70 0L-54-210Q-64-246-48-270L-62-318L-36-292Q-30-330 0-332Q30-330 36-292L62-318L48-270Q60-246 52-210L60-150L150-206L170-250L172-212L192-240L186-206L210-224L192-192L214-196L184-172L66-96L70 0Z" fill="#030405"/>`)}`,
  "cabinet-of-dr-caligari": () =>
    `<rect width="1280" height="720" fill="#b9b6ad"/><path d="M0 0L520 120L300 300L760 200L640 420L1280 180V0Z" fill="#8f8c84"/><path d="M0 720L430 430L820 470L1280 720Z" fill="#e9e5da"/>${at({ x: 40, y: 660, scale: 1.7 }, crooked("#2a2a2e", "#efe6b8"))}${at({ x: 1200, y: 690, scale: 1.9, flip: true }, crooked("#1c1c20", "#efe6b8"))}${at({ x: 560, y: 500, scale: 0.75 }, crooked("#4a4a50", "#efe6b8"))}<path d="M640 500L560 720M700 500L820 720M620 560L380 700" stroke="#2a2a2e" stroke-width="10"/>${at({ x: 600, y: 690, scale: 2.7, fill: "#0a0a0c" }, `${person}<path d="M-16-98H16L11-102L10-126H-10L-11-102ZM-14-72L-30-4L30-4L14-72Z"/>`)}`,
  "great-train-robbery": (c) =>
    `${at({ x: 1020, y: 716, scale: 3.4, fill: c.night }, `<circle cy="-92" r="10"/><path d="M-26-98Q0-108 26-98Q10-102 9-118H-9Q-10-102-26-98ZM-15-79Q0-84 15-79L20-44L12-42L12 0L3 0L0-36L-3 0L-12 0L-12-42L-20-44Z"/><path d="M-10-76L-46-72L-62-76L-64-68L-48-62L-12-62Z"/>`)}${light(792, 466, 80, "#ffe2a8", 0.9)}`,
  "the-kid": (c) =>
    `<rect width="1280" height="720" fill="${c.deep}" opacity=".35"/><path d="M0 590H1280V720H0Z" fill="#0d0804"/><path d="M150 120H470V600H150Z" fill="#1c1209"/><path d="M236 250H390V600H236Z" fill="${c.light}"/>${light(313, 440, 260, c.glow, 0.45)}${at({ x: 640, y: 640, scale: 3.5, fill: "#140c06" }, tramp)}${at({ x: 820, y: 640, scale: 2.1, fill: "#140c06" }, `${person}<path d="M-16-96Q0-118 18-94Z"/>`)}<path d="M690 500Q740 530 800 506" stroke="#140c06" stroke-width="16" fill="none" stroke-linecap="round"/>`,
  "his-girl-friday": () =>
    `${at({ x: 450, y: 640, scale: 1.15 }, `<path d="M-210-250H190V-30H-210Z" fill="#f7f1e2" transform="rotate(-4)"/><g transform="rotate(-4)" fill="#2a1712"><path d="M-190-232H170V-180H-190Z"/>${many(6, (n) => `<rect x="-190" y="${-160 + n * 20}" width="${n < 3 ? 170 : 360}" height="9" opacity=".7"/>`)}<rect x="0" y="-160" width="170" height="52" opacity=".5"/></g>`)}${at({ x: 820, y: 650 }, `<path d="M-210-40L-170-190H170L210-40Q210 0 180 0H-180Q-210 0-210-40Z" fill="#16181d"/><path d="M-190-220H190V-186H-190Z" fill="#2b2f38"/><path d="M-150-330H150V-220H-150Z" fill="#fbf7ec"/><path d="M-120-304H110M-120-280H60M-120-256H90" stroke="#444" stroke-width="6"/>${many(24, (n) => `<circle cx="${-140 + (n % 8) * 40 + Math.floor(n / 8) * 6}" cy="${-140 + Math.floor(n / 8) * 44}" r="14" fill="#efe6d0"/>`)}`)}`,
  "night-of-the-living-dead": () =>
    `${ground(610, 560, 620, "#050608")}${(
      [
        [180, 650, 1.2, true],
        [430, 620, 0.9, false],
        [960, 630, 1.1, false],
        [1160, 660, 1.4, true],
      ] as const
    )
      .map(([x, y, scale, cross]) => at({ x, y, scale, fill: "#050608" }, grave(cross)))
      .join("")}${(
      [
        [600, 640, 2.5, 8],
        [740, 630, 2.1, -9],
        [330, 640, 1.8, 12],
        [860, 640, 1.7, 7],
      ] as const
    )
      .map(([x, y, scale, lean]) =>
        at(
          { x, y, scale, fill: "#020304" },
          `<g transform="rotate(${lean})">${person}<path d="M-8-76L-44-70L-46-62L-10-64ZM8-76L-30-60L-30-54L10-64Z"/></g>`,
        ),
      )
      .join("")}`,
  "the-navigator": () => at({ x: 640, y: 520, scale: 1.1 }, ship),
  "market-street": (c) =>
    `${many(6, (n) => `<path d="M${n * 72} ${90 + n * 62}H${64 + n * 72}V640H${n * 72}ZM${1216 - n * 72} ${70 + n * 66}H${1280 - n * 72}V640H${1216 - n * 72}Z" fill="${n % 2 ? "#4b3210" : "#35220a"}"/>${many(5, (k) => `<rect x="${16 + n * 72}" y="${130 + n * 62 + k * 70}" width="28" height="34" fill="${c.glow}" opacity=".55"/><rect x="${1234 - n * 72}" y="${112 + n * 66 + k * 70}" width="28" height="34" fill="${c.glow}" opacity=".55"/>`)}`)}<path d="M0 640H1280V720H0Z" fill="#2b1a07"/>${at({ x: 640, y: 690, scale: 1.25 }, tram)}${at({ x: 380, y: 690, scale: 1.6, fill: "#1f1205" }, person)}${at({ x: 930, y: 700, scale: 1.8, fill: "#1f1205" }, person)}`,
  "san-francisco-aftermath": () =>
    `<path d="M0 720V420L60 380L90 470L150 300L210 330L216 480L300 440L330 250L380 270L400 200L450 230L470 520L540 470L560 380L640 400L650 540L720 500L740 300L800 330L830 260L860 300L870 500L960 450L990 350L1040 380L1050 520L1130 480L1150 400L1200 420L1230 510L1280 470V720Z" fill="#2a1a0d"/>${many(16, (n) => `<rect x="${60 + ((n * 83) % 1140)}" y="${430 + ((n * 47) % 150)}" width="30" height="44" fill="#d0a668" opacity=".5"/>`)}<path d="M0 640L120 610L260 650L420 600L600 656L760 610L920 650L1080 606L1280 650V720H0Z" fill="#120a05"/><g fill="#8a6a48" opacity=".45"><circle cx="380" cy="150" r="70"/><circle cx="450" cy="110" r="90"/><circle cx="820" cy="180" r="70"/><circle cx="890" cy="130" r="96"/></g>`,
  "duck-and-cover": () =>
    `<rect width="1280" height="720" fill="#0b0c0e" opacity=".3"/>${at({ x: 620, y: 640 }, `<path d="M-250-40Q-300-46-330-14Q-280-10-250-12Z" fill="#8c9a6a"/><path d="M-190 0Q-180-60-130-60L-110 0ZM110 0Q120-60 170-60L200 0Z" fill="#8c9a6a"/><path d="M-270-40Q-260-280 0-290Q250-280 270-40Q0 0-270-40Z" fill="#5d6b3c"/><path d="M-130-240L-40-210L-50-120L-150-110L-200-180ZM20-262L120-232L110-140L10-140ZM150-210L210-150L200-80L140-100ZM-110-90L-20-100L-10-40L-120-40ZM30-110L120-110L130-46L30-40Z" fill="#7f8f54"/><path d="M240-120Q260-230 350-236Q430-230 430-160Q420-90 330-90Q270-80 240-60Z" fill="#a3b27c"/><circle cx="370" cy="-176" r="14" fill="#16180f"/><path d="M350-116Q390-104 416-126" stroke="#16180f" stroke-width="7" fill="none"/><path d="M290-226Q330-310 420-268L444-230L280-210Z" fill="#e8e6df"/><path d="M270-214L460-234" stroke="#c9c6bc" stroke-width="12"/>`)}`,
  "design-for-dreaming": () =>
    `<path d="M0 640H1280V720H0Z" fill="#120a26"/>${at({ x: 640, y: 690, scale: 1.25 }, car("#ff7fb0"))}`,
  "american-look": () =>
    `<rect width="1280" height="720" fill="#f1dfb8"/><rect y="540" width="1280" height="180" fill="#a9652f"/><circle cx="930" cy="210" r="120" fill="#e6713a"/><path d="M810 210A120 120 0 0 1 1050 210Z" fill="#2f8f86"/>${at({ x: 400, y: 640 }, `<path d="M-190-330Q-210-180-120-150L110-140Q170-140 170-190Q120-180 40-186Q-90-190-110-330Q-140-380-190-330Z" fill="#2f8f86"/><path d="M-90-150L-150 0M60-142L120 0M-40-148L-20 0" stroke="#2a1a10" stroke-width="14"/>`)}${at({ x: 720, y: 640 }, `<path d="M0 0V-400" stroke="#2a1a10" stroke-width="10"/><path d="M-90-390L-50-500H50L90-390Z" fill="#fff6dc"/><ellipse rx="70" ry="14" fill="#2a1a10"/>`)}${at({ x: 980, y: 640 }, `<path d="M-170-150H170V-126H-170Z" fill="#5a3018"/><path d="M-140-126L-170 0M140-126L170 0" stroke="#5a3018" stroke-width="14"/><path d="M-60-150Q-80-220-30-240Q-10-200-20-150ZM20-150V-200H70V-150Z" fill="#e6713a"/>`)}${light(720, 190, 260, "#fff2c0", 0.6)}`,
  bookbinders: (c) =>
    `${light(640, 330, 420, c.light, 0.5)}${at({ x: 640, y: 600 }, `<path d="M-400-250Q-200-330 0-250Q200-330 400-250V10Q200-70 0 10Q-200-70-400 10Z" fill="#6a3b1e"/><path d="M-376-258Q-190-326 0-250V-14Q-190-90-376-22Z" fill="#fbf3e0"/><path d="M376-258Q190-326 0-250V-14Q190-90 376-22Z" fill="#f3e6c8"/>${many(8, (n) => `<path d="M-340 ${-232 + n * 26}Q-190 ${-284 + n * 26}-40 ${-226 + n * 26}M340 ${-232 + n * 26}Q190 ${-284 + n * 26} 40 ${-226 + n * 26}" stroke="#8a6a44" stroke-width="5" fill="none" opacity=".6"/>`)}<path d="M0-250V8" stroke="#8a5a30" stroke-width="6"/>${many(7, (n) => `<path d="M-10 ${-220 + n * 32}L10 ${-206 + n * 32}" stroke="#c0392b" stroke-width="6"/>`)}<path d="M230-300L330-470" stroke="#d8dde0" stroke-width="9" stroke-linecap="round"/><path d="M330-470Q420-420 300-340T60-210" stroke="#c0392b" stroke-width="5" fill="none"/>`)}`,
};
