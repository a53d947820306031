/**
 * Measures the most expensive pictures, 20 at once: the largest that the server accepts, and ones that it refuses.
 * Run: npm run uploads -w bench
 */
import { bomb, file, picture } from "../server/fixtures/pictures.ts";
import { withFilled } from "./filled.ts";
import { machine, revision } from "./machine.ts";

const [rounds, atOnce] = [5, 20];
/** 25 megapixels, the most that is accepted. */
const large = await picture("jpeg", 5000, 5000);
const kinds: readonly (readonly [name: string, content: Buffer, status: number])[] = [
  ["JPEG, 25 megapixels", large, 201],
  ["PNG, 25 megapixels", await picture("png", 5000, 5000), 201],
  ["AVIF, 9 megapixels", await picture("avif", 3000, 3000), 201],
  ["AVIF, 25 megapixels", await picture("avif", 5000, 5000), 400],
  ["JPEG of 25 megapixels, cut short", large.subarray(0, large.length / 2), 400],
  ["PNG, 900 megapixels", bomb(), 400],
  ["20 MB", Buffer.alloc(20 * 1024 * 1024, 7), 400],
];

await withFilled(null, async ({ url, headers, resident, peak, encoderPeak }) => {
  console.log(`${machine()}, revision ${revision()}`);
  console.log(`resident at start: ${resident()} MB`);
  console.log(
    "| picture | answers | seconds each | most memory of the server, MB | of the encoder |\n| --- | --- | --- | --- | --- |",
  );
  let number = 0;
  for (const [name, content, expected] of kinds) {
    const answers = new Map<number, number>();
    const started = performance.now();
    for (let round = 0; round < rounds; round++) {
      await Promise.all(
        Array.from({ length: atOnce }, async () => {
          const form = new FormData();
          form.set("name", `Category ${++number}`);
          form.set("category_thumbnail", file(content));
          const answer = await fetch(`${url}/api/category/v1/categories/`, { method: "POST", headers, body: form });
          answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1);
        }),
      );
    }
    const each = (performance.now() - started) / 1000 / rounds / atOnce;
    const counted = [...answers].map(([status, count]) => `${count} × ${status}`).join(", ");
    console.log(`| ${name} | ${counted} | ${each.toFixed(2)} | ${peak()} | ${encoderPeak() ?? "–"} |`);
    if (answers.get(expected) !== rounds * atOnce) throw new Error(`${name}: not all were answered ${expected}`);
  }
  console.log(`resident at the end: ${resident()} MB`);
});
