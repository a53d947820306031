import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { SMTPServer } from "smtp-server";
import { expect, it, onTestFinished } from "vitest";
import { handOversAtOnce } from "#ports/mail/mail.port.ts";
import { loneServer } from "../support/lone-server.ts";

/** A local mail server that only counts mails by address, and records when each one arrived. */
async function countingSmtp() {
  const byAddress = new Map<string, number>();
  /** Milliseconds. */
  const times: number[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, { envelope }, done) => {
      stream.resume();
      stream.on("end", () => {
        times.push(performance.now());
        for (const { address } of envelope.rcptTo) byAddress.set(address, (byAddress.get(address) ?? 0) + 1);
        done();
      });
    },
  });
  // A killed server breaks off in the middle of a mail.
  server.on("error", () => undefined);
  const socket = server.listen(0, "127.0.0.1");
  await once(socket, "listening");
  onTestFinished(() => new Promise<void>((resolve) => void server.close(resolve)));
  const { port } = socket.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    times,
    timesTo: (email: string) => byAddress.get(email) ?? 0,
  };
}

const people = Number(process.env["RECIPIENTS"] ?? 100_000);
const kills = 3;
/** Mails a second that the owner allows. */
const pace = Number(process.env["PACE"] ?? 200);

const decimal = (n: number) => n.toFixed(1);

it("A campaign whose server is killed reaches everybody at most once, keeps to its rate, and lists the unsure recipients", async ({
  task,
}) => {
  const smtp = await countingSmtp();
  const { start, query, members } = await loneServer(1, { SMTP_URL: smtp.url });
  const [owner] = members;
  let server: { child: ChildProcess; port: number } = await start();
  await query(`update users set is_superuser = true where id = ${owner?.id}`);
  await query(`insert into subscribers (first_name, middle_name, last_name, full_name, telephone, country, comments,
      secondary_email) select '', '', '', '', '', '', '', 'reader' || n || '@example.com' from generate_series(1, ${people}) n`);
  const call = async <Body>(method: string, path: string, body: object): Promise<Body> => {
    const headers = { authorization: `Token ${owner?.token}`, "content-type": "application/json" };
    const url = `http://127.0.0.1:${server.port}/api/admin/v1/${path}`;
    const response = await fetch(url, { method, headers, body: JSON.stringify(body) });
    expect(response.ok, await response.clone().text()).toBe(true);
    return (await response.json()) as Body;
  };
  await call("PUT", "news-settings/", { mails_per_hour: pace * 3600, digest: "off" });
  const { id } = await call<{ id: number }>("POST", "campaigns/", {});
  const written = { subject: "News", preview_text: "", body: "Here they **are**.", videos: [], version: 1 };
  await call("PUT", `campaigns/${id}/`, { ...written, audience: ["subscribers"], language: null });
  await call("POST", `campaigns/${id}/send/`, { send_at: null });

  /** Milliseconds from each new server's start to its first mail. */
  const breaks: number[] = [];
  const rates: number[] = [];
  for (let part = 1; part <= kills + 1; part++) {
    const [before, waited] = [smtp.times.length, performance.now()];
    while (smtp.times.length === before) await sleep(10);
    if (part > 1) breaks.push(performance.now() - waited);
    const isOver = async () => {
      if (part <= kills) return smtp.times.length >= (people * part) / (kills + 1);
      return (await query(`select state from campaigns`))[0]?.["state"] === "sent";
    };
    while (!(await isOver())) await sleep(part <= kills ? 20 : 1000);
    const sent = smtp.times.slice(before);
    const [began = 0, ended = 0] = [sent[0], sent.at(-1)];
    rates.push(((sent.length - 1) / (ended - began)) * 1000);
    if (part > kills) break;
    server.child.kill("SIGKILL");
    await once(server.child, "exit");
    expect(smtp.times.length).toBeLessThan(people);
    server = await start();
  }

  const rows = await query("select email, state from deliveries");
  expect(rows).toHaveLength(people);
  const timesTo = (row: Record<string, unknown>) => smtp.timesTo(String(row["email"]));
  const unsure = rows.filter(({ state }) => state === "unsure");
  expect(unsure.length).toBeLessThanOrEqual(kills * handOversAtOnce);
  const sure = rows.filter(({ state }) => state !== "unsure");
  expect(sure.filter((row) => row["state"] !== "delivered" || timesTo(row) !== 1)).toEqual([]);
  expect(rows.filter((row) => timesTo(row) > 1)).toEqual([]);
  const arrived = unsure.filter((row) => timesTo(row) === 1).length;
  // The wait does not grow with repeated kills.
  for (const ms of breaks) expect(ms).toBeLessThan(150_000);
  // The rate that the mail server accepts is never exceeded.
  for (const rate of rates) expect(rate).toBeLessThanOrEqual(pace * 1.02);
  task.meta.figure = `${kills} kills, ${people.toLocaleString("en")} recipients, ${pace} mails a second allowed: ${sure.length.toLocaleString("en")} reached once, 0 twice; ${unsure.length} listed as unsure, of whom ${arrived} had received it; ${decimal(rates[0] ?? 0)} mails a second before the first kill, then ${rates.slice(1).map(decimal).join(", ")}; sending resumed ${breaks.map((ms) => decimal(ms / 1000)).join(", ")} s after the next server had started`;
});
