/**
 * Measures pages of the catalogue in a large library (see fill/large-library.sql), on an embedded database in a
 * temporary folder. Run: npm run catalogue -w bench
 */
import { VideoPage } from "@mindreel/contract/catalogue/videos";
import { Value } from "typebox/value";
import { withFilled } from "../support/filled.ts";
import { machine, revision } from "../support/machine.ts";

await withFilled("large-library.sql", async ({ url, get, resident, report: timed }) => {
  console.log(`${machine()}, revision ${revision()}`);
  console.log("| page | bytes | p50 ms | p95 ms |\n| --- | --- | --- | --- |");
  const report = (name: string, address: string) => timed(name, address, 200);
  const videos = `${url}/api/category/v1/video/`;
  await report("first page", videos);
  let deep = videos;
  for (let page = 0; page < 500; page++) deep = Value.Parse(VideoPage, JSON.parse(await get(deep))).next ?? videos;
  await report("page 501, by following next", deep);
  await report("page 501, by its number", `${videos}?page=501`);
  await report("a category", `${videos}?category=Category%207`);
  for (const ordering of ["created", "title", "-title", "popular"])
    await report(ordering, `${videos}?ordering=${ordering}`);
  await report("saved (500 videos)", `${videos}?saved=true`);
  await report("recent (500 videos)", `${videos}?recent=true`);
  await report("search, one result", `${videos}?search=number%2054321`);
  await report("search, 16,666 results", `${videos}?search=ocean`);

  let served = 0;
  const end = performance.now() + 5_000;
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      while (performance.now() < end) {
        await get(videos);
        served++;
      }
    }),
  );
  console.log(`first page, 16 at once for 5 s: ${Math.round(served / 5)} a second; resident ${resident()} MB`);
});
