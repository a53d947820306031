import { once } from "node:events";
import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { emptyServer, startProcess } from "#test/app/server-process.ts";
import { atEnd } from "#test/run/at-end.ts";

interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes: readonly { key: string; value: { stringValue?: string; intValue?: number | string } }[];
  readonly status: { code?: number };
}
interface Sent {
  readonly resourceSpans: readonly { scopeSpans: readonly { spans: readonly SentSpan[] }[] }[];
}

/**
 * A collector that accepts spans by OTLP over HTTP, as JSON; it answers anything else as Google answers a bad token.
 */
async function startCollector() {
  const spans: SentSpan[] = [];
  const server = createServer(async (request, response) => {
    if (request.url !== "/v1/traces") return response.writeHead(400).end("{}");
    // The cast is safe: otherwise a test fails.
    const sent = (await json(request)) as Sent;
    spans.push(...sent.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    return response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  atEnd(() => server.closeAllConnections());
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  return { origin, spans, named: (name: string) => spans.filter((span) => span.name === name) };
}

const attribute = (span: SentSpan | undefined, key: string) => {
  const value = span?.attributes.find((each) => each.key === key)?.value;
  return value?.stringValue ?? (value?.intValue === undefined ? undefined : Number(value.intValue));
};

const t = await startApp();
const collector = await startCollector();
const place = await emptyServer(t);
const { child, port } = await startProcess(place, {
  ...{ OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin, TRUST_PROXY: "127.0.0.1" },
  ...{ GOOGLE_CLIENT_ID: "id", GOOGLE_API_BASE: collector.origin },
});
let log = "";
child.stdout?.on("data", (chunk: Buffer) => {
  log += chunk.toString();
});
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}/api${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

it("sends a span for each request, with its statements and outgoing requests, and logs the trace id", async () => {
  const traceId = "0af7651916cd43dd8448eb211c80319c";
  const login = { email: "somebody@example.com", password: "a-secret-password" };
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` };
  expect((await post("/accounts/v1/login/", login, headers)).status).toBe(401);
  expect((await post("/accounts/v1/google/login/", { access_token: "a-secret-token" })).status).toBe(400);
  await expect.poll(() => collector.named("POST /api/accounts/v1/google/login/")).toHaveLength(1);

  const [request] = collector.named("POST /api/accounts/v1/login/");
  expect(request).toMatchObject({ traceId, parentSpanId: "b7ad6b7169203331", kind: 2 });
  expect(attribute(request, "http.response.status_code")).toBe(401);
  const inside = collector.spans.filter((span) => span.traceId === traceId && span !== request);
  expect(inside.length).toBeGreaterThan(0);
  for (const span of inside) expect(attribute(span, "db.query.text")).toMatch(/\w+/);
  expect(inside.some((span) => span.name === "SELECT" && span.parentSpanId === request?.spanId)).toBe(true);

  const [google] = collector.named("POST /api/accounts/v1/google/login/");
  const asked = collector.spans.find((span) => span.traceId === google?.traceId && span.name.startsWith("GET "));
  expect(attribute(asked, "server.address")).toBe(new URL(collector.origin).host);
  expect(attribute(asked, "http.response.status_code")).toBe(400);
  expect(JSON.stringify(collector.spans)).not.toMatch(/secret|somebody/);

  await expect.poll(() => log).toContain(`"trace_id":"${traceId}"`);
});

it("sends a span for each job, but none for probes and background activity", async () => {
  const user = {
    email: "new@example.com",
    username: "new",
    password: "correct horse battery",
    password2: "correct horse battery",
  };
  expect((await post("/accounts/v1/register/", user)).status).toBe(201);
  await fetch(`http://127.0.0.1:${port}/readyz`);
  await expect
    .poll(() => collector.spans.filter(({ name }) => name.startsWith("job ")), { timeout: 15_000 })
    .not.toEqual([]);
  const roots = collector.spans.filter(({ parentSpanId }) => parentSpanId === undefined || parentSpanId === "");
  for (const { name } of roots) expect(name).toMatch(/^(job |[A-Z]+ \/(?!healthz|readyz))/);
}, 30_000);
