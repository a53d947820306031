/**
 * Measures the time from a press to a video's first frame: on the video's page, from its card on Home, from the card
 * again, and for a bare `<video>` or frame with the same address, on this machine and on a simulated slow phone; and
 * what is transferred meanwhile. The page has been open for four seconds. YouTube and Vimeo are local fakes.
 * Run: npm run press -w bench (ROUNDS=1 for a short run)
 */
import { setTimeout as sleep } from "node:timers/promises";
import { pagePath } from "@mindreel/contract/plain/pages";
import type { Browser, CDPSession, Page } from "puppeteer-core";
import { Type } from "typebox";
import { Value } from "typebox/value";
import { firstPicture, frames } from "../../e2e/peers/embeds.ts";
import { cookieOf, withDemo } from "../support/demo.ts";
import { machine, revision } from "../support/machine.ts";
import { median } from "../support/measure.ts";
import { openBrowser, phone } from "./browser.ts";

const rounds = Number(process.env["ROUNDS"] ?? 5);
const open = 4000;

/** An HLS stream and an MP4 file of the demo's own, and a video at YouTube; Vimeo gets one of the demo's as well. */
const titles = ["Northern Nocturne", "Tides", "Big Buck Bunny", "Sintel"];
const atVimeo = { title: "Sintel", id: 76_979_871 };
/** The frame that plays a source; the source itself if it is a file or a stream. */
const played = (source: string): string =>
  source.startsWith("https://www.youtube.com/")
    ? `https://www.youtube-nocookie.com/embed/${new URL(source).searchParams.get("v")}?autoplay=1`
    : source
        .replace("https://vimeo.com/", "https://player.vimeo.com/video/")
        .replace(/(player\.vimeo.*)/, "$1?autoplay=1");
const Found = Type.Object({
  results: Type.Array(Type.Object({ id: Type.Number(), title: Type.String(), youtube_video_link: Type.String() })),
});

/** 1.6 Mbit/s with a delay of 150 ms, and a quarter of the machine's speed. */
const slow = { download: (1.6 * 1024 * 1024) / 8, upload: (750 * 1024) / 8, latency: 150, cpu: 4 };

interface Begun {
  /** Milliseconds from the press to the first frame. */
  readonly time: number;
  readonly requests: number;
  readonly bytes: number;
}

declare global {
  /** When the page was first pressed, and when the first frame of a video came; 0 until then. */
  var press: { pressed: number; first: number };
}

/** In the page: notes when the first frame of any video comes after the first press. @param reported by a fake frame */
function watchFrames(reported: string): void {
  globalThis.press = { pressed: 0, first: 0 };
  addEventListener(
    "click",
    ({ timeStamp }) => {
      globalThis.press.pressed ||= timeStamp;
    },
    { capture: true },
  );
  addEventListener("message", ({ data, timeStamp }) => {
    if (typeof data === "string" && data.includes(reported)) globalThis.press.first ||= timeStamp;
  });
  const seen = new WeakSet<HTMLVideoElement>();
  const look = (video: HTMLVideoElement) => {
    if (seen.has(video)) return;
    seen.add(video);
    video.requestVideoFrameCallback((now) => {
      globalThis.press.first ||= now;
    });
  };
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function () {
    if (this instanceof HTMLVideoElement) look(this);
    return play.call(this);
  };
}

/** Answers for YouTube and Vimeo, as late as a server is on the page's network. */
async function answerForHosts(session: CDPSession, latency: number): Promise<void> {
  const hosts = [...Object.keys(frames), "https://vimeo.com"];
  await session.send("Fetch.enable", { patterns: hosts.map((host) => ({ urlPattern: `${host}/*` })) });
  session.on("Fetch.requestPaused", ({ requestId, request: { url } }) => {
    const frame = Object.entries(frames).find(([origin]) => url.startsWith(origin));
    const about = JSON.stringify({ title: "A film", duration: 60, account_type: "basic" });
    const [type, body] = frame === undefined ? ["application/json", about] : ["text/html", frame[1]];
    const responseHeaders = [
      { name: "content-type", value: type },
      { name: "access-control-allow-origin", value: "*" },
    ];
    const answer = { requestId, responseCode: 200, responseHeaders, body: Buffer.from(body).toString("base64") };
    setTimeout(() => void session.send("Fetch.fulfillRequest", answer).catch(() => undefined), latency);
  });
}

async function newPage(browser: Browser, narrow: boolean): Promise<Page> {
  const page = await browser.newPage();
  await page.setViewport(narrow ? phone : { width: 1440, height: 900 });
  await page.evaluateOnNewDocument(watchFrames, firstPicture);
  await answerForHosts(await page.createCDPSession(), narrow ? slow.latency : 0);
  if (narrow) {
    await page.emulateCPUThrottling(slow.cpu);
    await page.emulateNetworkConditions({ download: slow.download, upload: slow.upload, latency: slow.latency });
  }
  return page;
}

async function pressed(page: Page, press: () => Promise<void>): Promise<Begun> {
  const session = await page.createCDPSession();
  await session.send("Network.enable");
  const sizes: number[] = [];
  let requests = 0;
  session.on("Network.requestWillBeSent", () => requests++);
  session.on("Network.dataReceived", ({ encodedDataLength, dataLength }) =>
    sizes.push(encodedDataLength || dataLength),
  );
  await press();
  const handle = await page.waitForFunction(
    () => globalThis.press.first > 0 && globalThis.press.first - globalThis.press.pressed,
    {
      polling: 50,
      timeout: 60_000,
    },
  );
  const time = Number(await handle.jsonValue());
  return { time, requests, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/** A page of the site's with nothing but a button that plays the video. */
async function bare(page: Page, url: string, source: string): Promise<Begun> {
  // Without the site's policy, which allows frames only on pages that need them.
  await page.goto(`${url}/robots.txt`);
  await page.evaluate((source) => {
    const button = document.body.appendChild(document.createElement("button"));
    button.textContent = "Play";
    button.addEventListener("click", () => {
      if (source.includes("autoplay=1")) {
        const frame = document.createElement("iframe");
        frame.allow = "autoplay";
        frame.src = source;
        document.body.append(frame);
        return;
      }
      const video = document.body.appendChild(document.createElement("video"));
      video.src = source;
      void video.play();
    });
  }, source);
  await sleep(500);
  return pressed(page, () => page.locator("button").click());
}

async function watchPage(page: Page, url: string, id: number): Promise<Begun> {
  await page.goto(`${url}${pagePath("watch", { id })}`, { waitUntil: "load" });
  await sleep(open);
  return pressed(page, () => page.locator('button[aria-label^="Play"]').click());
}

/** The first press of a card, and another after the player was closed. */
async function card(page: Page, url: string, title: string): Promise<Begun[]> {
  await page.goto(`${url}/?search=${encodeURIComponent(title)}`, { waitUntil: "load" });
  await sleep(open);
  const press = () => pressed(page, () => page.locator(`main li button[aria-label^="Play"]`).click());
  const first = await press();
  await sleep(1000);
  await page.keyboard.press("Escape");
  await sleep(1000);
  await page.evaluate(() => {
    globalThis.press = { pressed: 0, first: 0 };
  });
  return [first, await press()];
}

async function vimeo(url: string, video: number, token: string): Promise<void> {
  const { status } = await fetch(`${url}/api/category/v1/video/${video}/`, {
    method: "PATCH",
    headers: { authorization: `Token ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ youtube_video_link: `https://vimeo.com/${atVimeo.id}` }),
  });
  if (status !== 200) throw new Error(`the video could not be moved to Vimeo: ${status}`);
}

const figures = (all: readonly Begun[]) =>
  `${median(all.map(({ time }) => time)).toFixed(0)} ms, ${median(all.map(({ requests }) => requests))} requests, ${(median(all.map(({ bytes }) => bytes)) / 1000).toFixed(0)} KB`;

await withDemo(async ({ url, signIn }) => {
  const member = await signIn("pro");
  const find = async (title: string) => {
    const headers = { authorization: `Token ${member.token}` };
    const answer = await fetch(`${url}/api/category/v1/video/?search=${encodeURIComponent(title)}`, { headers });
    const { results } = Value.Parse(Found, await answer.json());
    const [video] = results.filter((each) => each.title === title);
    if (video === undefined) throw new Error(`there is no video ${title}`);
    return video;
  };
  console.log(`${machine()}, revision ${revision()}, medians of ${rounds}`);
  await vimeo(url, (await find(atVimeo.title)).id, (await signIn("superuser")).token);
  console.log(
    "| | bare | the video's page | its card | its card again | ratios |\n| --- | --- | --- | --- | --- | --- |",
  );
  for (const title of titles) {
    const { id, youtube_video_link: source } = await find(title);
    for (const narrow of [false, true]) {
      const ways: Begun[][] = [[], [], [], []];
      for (let round = 0; round < rounds; round++) {
        const each = [
          async (page: Page) => [await bare(page, url, new URL(played(source), url).href)],
          async (page: Page) => [await watchPage(page, url, id)],
          (page: Page) => card(page, url, title),
        ];
        for (const [first, run] of each.entries()) {
          const browser = await openBrowser(url, cookieOf(member));
          try {
            const page = await newPage(browser, narrow);
            for (const [again, begun] of (await run(page)).entries()) ways[first + again]?.push(begun);
            // Ends the play: a member has few at once.
            await page.goto("about:blank");
            await sleep(500);
          } finally {
            await browser.close();
          }
        }
      }
      const [first = 0, ...others] = ways.map((all) => median(all.map(({ time }) => time)));
      const ratios = others.map((time) => (time / first).toFixed(2)).join(", ");
      console.log(`| ${title}, ${narrow ? "slow phone" : "here"} | ${ways.map(figures).join(" | ")} | ${ratios} |`);
    }
  }
});
