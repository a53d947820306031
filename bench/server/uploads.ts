/**
 * Measures the most expensive pictures, two at once, as a single member may send them: the largest accepted ones, and
 * refused ones. Then one member sends 50 hostile ones at once, and another member a good one. Run: npm run uploads -w
 * bench
 */
import { SessionUser } from "@mindreel/contract/accounts/sessions";
import { Value } from "typebox/value";
import { gifFrames, scans, webpFrames } from "../../server/fixtures/hostile-pictures.ts";
import { bomb, file, interlaced, picture, progressive } from "../../server/fixtures/pictures.ts";
import { withFilled } from "../support/filled.ts";
import { machine, revision } from "../support/machine.ts";

const [rounds, atOnce] = [Number(process.env["ROUNDS"] ?? 50), 2];
/** 25 megapixels, the most that is accepted. */
const large = await picture("jpeg", 5000, 5000);
const kinds: readonly (readonly [name: string, content: Buffer, status: number])[] = [
  ["JPEG, 25 megapixels", large, 201],
  ["PNG, 25 megapixels", await picture("png", 5000, 5000), 201],
  ["progressive JPEG, 25 megapixels", await progressive(5000, 5000), 201],
  ["interlaced PNG of 16 bits, 9.9 megapixels", await interlaced(3150, 3150), 201],
  ["interlaced PNG of 16 bits, 25 megapixels", await interlaced(5000, 5000), 400],
  ["GIF, 9.9 megapixels", await picture("gif", 3150, 3150), 201],
  ["GIF, 25 megapixels", await picture("gif", 5000, 5000), 400],
  ["AVIF, 4.6 megapixels", await picture("avif", 2150, 2150), 201],
  ["AVIF, 25 megapixels", await picture("avif", 5000, 5000), 400],
  ["JPEG of 25 megapixels, cut short", large.subarray(0, large.length / 2), 400],
  ["PNG, 900 megapixels", bomb(), 400],
  ["JPEG of 290,000 scans", await scans(), 400],
  ["WebP of 100,000 frames", await webpFrames(), 400],
  ["GIF of 350,000 frames", gifFrames(), 400],
  ["20 MB", Buffer.alloc(20 * 1024 * 1024, 7), 400],
];

let ended = 0;
await withFilled(null, async ({ url, headers, resident, peak, encoderPeak }) => {
  console.log(`${machine()}, revision ${revision()}`);
  console.log(`resident at start: ${resident()} MB`);
  console.log(
    "| picture | responses | seconds each | most memory of the server, MB | of the encoder |\n| --- | --- | --- | --- | --- |",
  );
  let number = 0;
  for (const [name, content, expected] of kinds) {
    const responses = new Map<number, number>();
    const started = performance.now();
    for (let round = 0; round < rounds; round++) {
      await Promise.all(
        Array.from({ length: atOnce }, async () => {
          const form = new FormData();
          form.set("name", `Category ${++number}`);
          form.set("category_thumbnail", file(content));
          const response = await fetch(`${url}/api/category/v1/categories/`, { method: "POST", headers, body: form });
          responses.set(response.status, (responses.get(response.status) ?? 0) + 1);
        }),
      );
    }
    const each = (performance.now() - started) / 1000 / rounds / atOnce;
    const counted = [...responses].map(([status, count]) => `${count} × ${status}`).join(", ");
    console.log(`| ${name} | ${counted} | ${each.toFixed(2)} | ${peak()} | ${encoderPeak() ?? "–"} |`);
    if (responses.get(expected) !== rounds * atOnce) throw new Error(`${name}: not all responses were ${expected}`);
  }

  const person = { username: "mallory", email: "mallory@example.com", password: "a picture of many parts" };
  const post = async (address: string, body: object) =>
    (
      await fetch(`${url}${address}`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      })
    ).json();
  await post("/api/accounts/v1/register/", { ...person, password2: person.password });
  const session = Value.Parse(SessionUser, await post("/api/accounts/v1/login/", person));
  const hostile = [await scans(), await webpFrames(), gifFrames(), bomb(), await interlaced(5000, 5000)];
  const drill = async (signal: AbortSignal | null) => {
    const sent = Array.from({ length: 50 }, async (_, index) => {
      const form = new FormData();
      form.set("profile_pic", file(hostile[index % hostile.length] ?? large));
      const options = { method: "PATCH", headers: { Authorization: `Token ${session.token}` }, body: form, signal };
      return fetch(`${url}/api/accounts/v1/userlist/${session.id}/`, options).then(
        ({ status }) => status,
        () => "hung up",
      );
    });
    const started = performance.now();
    const form = new FormData();
    form.set("name", `Category ${++number}`);
    form.set("category_thumbnail", file(await picture("jpeg", 320, 320)));
    const response = await fetch(`${url}/api/category/v1/categories/`, { method: "POST", headers, body: form });
    const seconds = ((performance.now() - started) / 1000).toFixed(2);
    const responses = Object.entries(Object.groupBy(await Promise.all(sent), String));
    console.log(
      `50 hostile pictures: ${responses.map(([status, all]) => `${all?.length} × ${status}`).join(", ")}; another member's: ${response.status} after ${seconds} s; server at most ${peak()} MB, encoder ${encoderPeak() ?? "–"} MB`,
    );
  };
  await drill(null);
  await drill(AbortSignal.timeout(200));
  console.log(`resident at the end: ${resident()} MB`);
  ended = performance.now();
});
console.log(`stopped after ${((performance.now() - ended) / 1000).toFixed(2)} s`);
