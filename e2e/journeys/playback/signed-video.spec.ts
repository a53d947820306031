import { startSigningHost } from "#peers/signing-host.ts";
import { expect, test } from "#support/fixtures.ts";
import { makeVideo, removeVideo } from "#support/library.ts";
import { expectPlaying } from "#support/moves.ts";
import { authorization } from "#support/people/accounts.ts";
import { newWord } from "#support/people/words.ts";

const title = `Protected ${newWord()}`;

for (const [kind, clip] of [
  ["file", "/tides.mp4"],
  ["playlist", "/northern-nocturne/master.m3u8"],
] as const) {
  test(`a protected ${kind} continues at the same second when its address expires`, { tag: "@nightly" }, async ({
    page,
    api,
    signIn,
    allowMessage,
  }) => {
    test.slow();
    allowMessage(/request to another host: http:\/\/127\.0\.0\.1:/);
    allowMessage(/status of 403/);
    const headers = authorization(api.superuser);
    const host = await startSigningHost();
    const data = { host: host.host, provider: "bunny_cdn", secret: host.key };
    const kept = await api.request.put("/api/playback/v1/sources/", { headers, data });
    const { id: source }: { id: number } = await kept.json();
    const id = await makeVideo(api, title, `${host.url}${clip}`);
    try {
      await signIn("pro");
      // Servers check once a second which hosts pages may load from.
      const policy = async () => (await page.request.get("/")).headers()["content-security-policy"];
      await expect.poll(policy).toContain(host.url);
      await page.goto(`/watch/${id}`);
      await page.getByRole("button", { name: `Play ${title}`, exact: true }).click();
      const time = () => page.locator("video").evaluate((video: HTMLVideoElement) => video.currentTime);
      await expect.poll(time).toBeGreaterThan(3);
      const first = await page.locator("video").elementHandle();
      await expect.poll(() => host.isAsked()).toBe(true);
      // Shifts the clock, because no test can wait for hours.
      await page.evaluate((later) => {
        const now = Date.now.bind(Date);
        Date.now = () => now() + later;
      }, 5 * 3_600_000);
      const watch = await page.evaluateHandle((before) => {
        let stopped = before instanceof HTMLVideoElement ? before.currentTime : 0;
        const goesOn = new Promise<{ stopped: number; begun: number }>((resolve) => {
          const listen = ({ target }: Event) => {
            if (!(target instanceof HTMLVideoElement)) return;
            if (target === before) stopped = Math.max(stopped, target.currentTime);
            else if (!target.paused && target.currentTime > 0) resolve({ stopped, begun: target.currentTime });
          };
          document.addEventListener("timeupdate", listen, true);
        });
        return { goesOn };
      }, first);
      host.expire();
      const { stopped, begun } = await watch.evaluate(({ goesOn }) => goesOn);
      expect(stopped).toBeGreaterThan(3);
      expect(Math.abs(begun - stopped)).toBeLessThan(1);
      await expectPlaying(page.locator("video"));
    } finally {
      // Otherwise it would report the position of a deleted video.
      await page.close();
      await removeVideo(api, id);
      await api.request.delete(`/api/playback/v1/sources/${source}/`, { headers });
      host.stop();
    }
  });
}
