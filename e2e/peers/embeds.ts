import type { Page } from "@playwright/test";

/** The length of every video in seconds. */
const duration = 60;

/** The event that a frame reports with its first picture, which the page around it cannot see. */
export const firstPicture = "firstPicture";

/** Shared by the frames: a clock that plays, pauses and seeks. */
const clock = `
  let at = 0, since = null;
  const now = () => at + (since === null ? 0 : (performance.now() - since) / 1000);
  const shown = new Promise((show) => requestAnimationFrame(show));
  const play = () => { since ??= performance.now(); shown.then(() => send({ event: "${firstPicture}" })); };
  const pause = () => { at = now(); since = null; };
  const seek = (to) => { at = to; if (since !== null) since = performance.now(); };
  const send = (message) => parent.postMessage(JSON.stringify(message), "*");
  const heard = (act) => addEventListener("message", ({ data }) => act(typeof data === "string" ? JSON.parse(data) : data));
  addEventListener("load", () => new URLSearchParams(location.search).get("autoplay") === "1" && play());`;

const youTube = `
  const info = (more) => send({ event: "infoDelivery", info: {
    ...more, progressState: { current: now(), seekableStart: 0, seekableEnd: ${duration}, loaded: ${duration}, duration: ${duration} },
  } });
  heard(({ event, func, args }) => {
    if (event === "listening") info({ duration: ${duration}, playerState: 5 });
    else if (func === "playVideo") { play(); info({ playerState: 1 }); }
    else if (func === "pauseVideo") { pause(); info({ playerState: 2 }); }
    else if (func === "seekTo") { seek(args[0]); info({}); }
  });
  setInterval(() => since !== null && info({}), 100);`;

const vimeo = `
  heard(({ method, value }) => {
    const answer = { getDuration: () => ${duration}, getCurrentTime: now, getVideoTitle: () => "A film", getMuted: () => false,
      getQualities: () => [], getChapters: () => [], setMuted: () => value }[method];
    if (method === "play") play();
    if (method === "pause") pause();
    if (method === "seekTo") seek(value);
    send({ method, value: answer?.() ?? null });
    if (method === "play" || method === "pause") send({ event: method, data: { duration: ${duration}, seconds: now() } });
    if (method === "seekTo") send({ event: "seeked", data: { duration: ${duration}, seconds: now() } });
  });
  setInterval(() => since !== null && send({ event: "playProgress", data: { duration: ${duration}, seconds: now() } }), 100);
  addEventListener("load", () => { send({ event: "ready" }); setTimeout(() => send({ event: "loaded", data: {} }), 50); });`;

const pageOf = (script: string) => `<!doctype html><title>A film</title><script>${clock}${script}</script>`;

/** The frames' documents, by their origin. */
export const frames = {
  "https://www.youtube-nocookie.com": pageOf(youTube),
  "https://player.vimeo.com": pageOf(vimeo),
};

/** Replaces YouTube's and Vimeo's frames by fakes that respond to a player's messages like the originals. */
export async function fakeEmbeds(page: Page): Promise<void> {
  for (const [origin, body] of Object.entries(frames)) {
    await page.route(`${origin}/**`, (route) => route.fulfill({ contentType: "text/html", body }));
  }
  // Requested from Vimeo in addition to the frame.
  await page.route("https://vimeo.com/api/oembed.json**", (route) =>
    route.fulfill({
      headers: { "access-control-allow-origin": "*" },
      json: { title: "A film", duration, account_type: "basic" },
    }),
  );
}
