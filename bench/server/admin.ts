/**
 * Measures a superuser's calls with a million members (see fill/many-members.sql), on an embedded database in a temporary
 * folder. Run: npm run admin -w bench
 */
import { withFilled } from "../support/filled.ts";
import { machine, revision } from "../support/machine.ts";

await withFilled("many-members.sql", async ({ url, report: timed, resident, headers }) => {
  console.log(`${machine()}, revision ${revision()}`);
  console.log("| call | bytes | p50 ms | p95 ms |\n| --- | --- | --- | --- |");
  const report = (name: string, address: string) => timed(name, address, 100);
  const users = `${url}/api/accounts/v1/userlist/`;
  const flags = "total_users=true&pro_user_today=true&total_pro_user=true&total_subscriber=true";
  await report("the dashboard's figures", `${url}/api/category/v1/count/?${flags}`);
  await report("Today", `${url}/api/admin/v1/today/`);
  await report("users", users);
  for (const filter of ["pro", "free", "blocked", "super"])
    await report(`users: ${filter}`, `${users}?filter=${filter}`);
  await report("search, one result", `${users}?search=c4ca4238`);
  await report("search, several hundred results", `${users}?search=abc`);
  await report("search, all users", `${users}?search=example.com`);
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  for (const days of [30, 365]) {
    for (const part of ["", "videos/", "searches/"]) {
      const query = new URLSearchParams({ from: day(days - 1), to: day(0) });
      await report(`figures ${part}, ${days} days`, `${url}/api/admin/v1/figures/${part}?${query}`);
    }
  }
  await report("subscribers", `${url}/api/subscriber/v1/subscriberlist/`);

  console.log("| export | rows | seconds | server MB before | peak MB |\n| --- | --- | --- | --- | --- |");
  for (const address of ["users", "payments"]) {
    const before = resident();
    let [most, rows] = [before, -1];
    const started = performance.now();
    const watch = setInterval(() => {
      most = Math.max(most, resident());
    }, 200);
    const { body } = await fetch(`${url}/api/admin/v1/export/${address}/`, { headers });
    for await (const piece of body ?? []) {
      for (const byte of piece) if (byte === 10) rows++;
    }
    clearInterval(watch);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`| ${address} | ${rows} | ${seconds} | ${before} | ${most} |`);
  }
});
