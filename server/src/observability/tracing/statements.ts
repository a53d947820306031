import { context, SpanKind, type Tracer } from "@opentelemetry/api";
import pg from "pg";
import { end, isTraced } from "./spans.ts";

type Callback = (error: unknown, ...rest: unknown[]) => unknown;
const isCallback = (value: unknown): value is Callback => typeof value === "function";

/**
 * The text of a statement, whose values are sent separately; undefined for anything but plain statements, such as COPY.
 */
function textOf(query: unknown): string | undefined {
  if (typeof query === "string") return query;
  if (typeof query !== "object" || query === null || "submit" in query) return undefined;
  return "text" in query && typeof query.text === "string" ? query.text : undefined;
}

/** Wraps a method. */
function around<Target extends object>(
  target: Target,
  name: keyof Target & string,
  wrap: (call: (args: unknown[]) => unknown, args: unknown[]) => unknown,
): void {
  const method: unknown = Reflect.get(target, name);
  if (typeof method !== "function") throw new Error(`${name} is no method`);
  const wrapped = function (this: unknown, ...args: unknown[]): unknown {
    return wrap((given) => Reflect.apply(method, this, given), args);
  };
  Object.defineProperty(target, name, { value: wrapped, configurable: true, writable: true });
}

/** A span for each SQL statement in a traced context. */
export function traceStatements(tracer: Tracer): void {
  around(pg.Client.prototype, "query", (call, args) => {
    const text = isTraced() ? textOf(args[0]) : undefined;
    if (text === undefined) return call(args);
    const attributes = { "db.system.name": "postgresql", "db.query.text": text };
    const span = tracer.startSpan(/^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? "SQL", {
      ...{ kind: SpanKind.CLIENT, attributes },
    });
    const callback = args.at(-1);
    if (isCallback(callback)) {
      const ended: Callback = (error, ...rest) => {
        end(span, error);
        return callback(error, ...rest);
      };
      return call([...args.slice(0, -1), ended]);
    }
    const result = call(args);
    if (result instanceof Promise)
      result.then(
        () => end(span),
        (error: unknown) => end(span, error),
      );
    else end(span);
    return result;
  });
  // A caller that waits for a connection would otherwise get the context of the one that released it.
  around(pg.Pool.prototype, "connect", (call, args) =>
    call(args.map((each) => (isCallback(each) ? context.bind(context.active(), each) : each))),
  );
}
