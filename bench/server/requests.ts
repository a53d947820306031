/**
 * Measures how many of a member's first requests per second the demo's server handles, and its memory. Run: npm run
 * requests -w bench. CHECKOUT=folder measures another revision, which is installed there.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { cannon } from "../support/cannon.ts";
import { checkout, cookieOf, withDemo } from "../support/demo.ts";
import { machine, revision } from "../support/machine.ts";

const seconds = Number(process.env["SECONDS"] ?? 10);

await withDemo(async ({ url, signIn, cpuTime, resident, peak }) => {
  const [pro, free] = [await signIn("pro"), await signIn("free")];
  const page = (member?: typeof pro) => ({
    Accept: "text/html",
    "Accept-Encoding": "gzip, deflate, br",
    ...(member && { Cookie: `user=${cookieOf(member)}` }),
  });
  const call = { Authorization: `Token ${pro.token}`, "Accept-Encoding": "gzip, deflate, br" };
  const cases: readonly (readonly [name: string, path: string, headers: Record<string, string>])[] = [
    ["landing page", "/", page()],
    ["sign-in", "/signin", page()],
    ["gate", "/", page(free)],
    ["catalogue", "/", page(pro)],
    ["favourites", "/favorites", page(pro)],
    ["call: first page of videos", "/api/category/v1/video/", call],
    ["call: own account", "/api/accounts/v1/current_user/", call],
    ["call: categories", "/api/category/v1/categories/", call],
    ["call: subscription", "/api/billing/v1/subscription/", call],
    ["call: pro or not", "/api/accounts/v1/checkpro/", call],
    ["call: security", "/api/accounts/v1/security/", call],
  ];
  console.log(`${machine()}, revision ${revision(checkout)}`);
  console.log(`16 at once, ${seconds} s each; resident at start ${resident()} MB`);
  console.log("| request | bytes | per second | p50 ms | p97.5 ms | CPU ms per request |");
  console.log("| --- | --- | --- | --- | --- | --- |");
  for (const [name, path, headers] of cases) {
    const volley = { url: `${url}${path}`, headers, connections: 16 };
    // Fills the server's caches before the measurement.
    await cannon({ ...volley, seconds: 2 });
    const before = cpuTime();
    const { perSecond, total, bytes, percentile } = await cannon({ ...volley, seconds });
    const each = ((cpuTime() - before) / total).toFixed(2);
    const [middle, high] = [percentile(0.5), percentile(0.975)];
    console.log(
      `| ${name} | ${Math.round(bytes / total)} | ${Math.round(perSecond)} | ${middle} | ${high} | ${each} |`,
    );
  }
  const most = peak();
  await sleep(60_000);
  console.log(`server peak ${most} MB, resident a minute later ${resident()} MB`);
});
