/**
 * What a superuser's calls cost with a million members (see many-members.sql), on an embedded database in a temporary
 * folder. Run: npm run admin -w bench
 */
import { withFilled } from "./filled.ts";
import { machine, revision } from "./machine.ts";

await withFilled("many-members.sql", async ({ url, report: timed }) => {
  console.log(`${machine()}, revision ${revision()}`);
  console.log("| call | bytes | p50 ms | p95 ms |\n| --- | --- | --- | --- |");
  const report = (name: string, address: string) => timed(name, address, 100);
  const users = `${url}/api/accounts/v1/userlist/`;
  const flags = "total_users=true&pro_user_today=true&total_pro_user=true&total_subscriber=true";
  await report("the dashboard's figures", `${url}/api/category/v1/count/?${flags}`);
  await report("users", users);
  for (const filter of ["pro", "free", "blocked", "super"])
    await report(`users: ${filter}`, `${users}?filter=${filter}`);
  await report("search, one result", `${users}?search=c4ca4238`);
  await report("search, some hundred results", `${users}?search=abc`);
  await report("search, all of them", `${users}?search=example.com`);
  await report("subscribers", `${url}/api/subscriber/v1/subscriberlist/`);
});
