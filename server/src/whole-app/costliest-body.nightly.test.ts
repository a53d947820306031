import { api, type Call } from "@mindreel/contract/api";
import type { Endpoint } from "@mindreel/contract/wire/endpoint";
import type { TSchema } from "typebox";
import { expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { bodiesOf } from "#test/calls/every-call.ts";
import { libraryOf } from "#test/library/library.ts";

/** Each call that takes JSON, with every text as long and every list as full as its schema allows. */
const t = await startApp({ remembers: false });
const superuser = first(await t.members("superuser", 1));
const videos = await libraryOf(t, superuser.token).fill(Array.from({ length: 20 }, (_, n) => ({ title: `Film ${n}` })));
const good = bodiesOf(superuser.id, videos);

/** Milliseconds of this process, whose thread all callers share; a tenth is usual on an idle machine. */
const budget = 1_500;

/** Letters that folding works hardest for, signs of Markdown, and words of one letter. */
const costly = "àßœłαβγ [*_`>日本語ไทย한 a b e i o";
const fill = (length: number) => costly.repeat(Math.ceil(length / costly.length)).slice(0, length);

/** A schema, as far as it bounds texts and lists. */
interface Bounded {
  readonly type?: string;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly items?: TSchema;
  readonly anyOf?: readonly TSchema[];
  readonly properties?: Readonly<Record<string, TSchema>>;
}

/** A valid value, made as large as its schema allows; what has a pattern stays as it is. */
function grown(value: unknown, schema: Bounded): unknown {
  if (schema.anyOf !== undefined) {
    const own = schema.anyOf.find((each: Bounded) => each.type === (Array.isArray(value) ? "array" : typeof value));
    return own === undefined ? value : grown(value, own);
  }
  if (typeof value === "string" && schema.pattern === undefined && schema.format === undefined) {
    return schema.maxLength === undefined ? value : fill(schema.maxLength);
  }
  if (Array.isArray(value) && schema.items !== undefined && schema.maxItems !== undefined && value.length > 0) {
    const { items } = schema;
    return Array.from({ length: schema.maxItems }, (_, n) => grown(value[n % value.length], items));
  }
  if (typeof value === "object" && value !== null && schema.properties !== undefined) {
    const { properties } = schema;
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [
        name,
        name in properties ? grown(each, properties[name] ?? {}) : each,
      ]),
    );
  }
  return value;
}

it.each(Object.entries(good))("%s stays within the budget", { timeout: 60_000 }, async (call, body) => {
  const endpoint: Endpoint = api[call as Call];
  const url = (call.split(" ")[1] ?? "").replace("{id}", String(videos[0])).replaceAll(/\{\w+\}/g, "x");
  const before = process.cpuUsage();
  const { statusCode, payload } = await t.app.inject({
    method: call.split(" ")[0] as "POST",
    url,
    headers: { authorization: `Token ${superuser.token}` },
    payload: grown(body, endpoint.body ?? {}) as object,
  });
  const { user, system } = process.cpuUsage(before);
  // That payments are off is said before a body is looked at.
  if (!payload.includes('"payments_off"')) expect(statusCode, payload).toBeLessThan(500);
  expect((user + system) / 1000).toBeLessThan(budget);
});
