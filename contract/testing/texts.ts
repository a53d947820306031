import type { TSchema } from "typebox";

/** The parts of JSON Schema used by the owner's settings. */
interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly minimum?: number;
  readonly pattern?: string;
}

/** A place for a text: its path within the value (`/0/url`), and the pattern it must match. */
export interface JsonPath {
  readonly path: string;
  readonly pattern: RegExp;
}

/** Sample property names for objects keyed by pattern: a language, and a message. */
const names = ["en", "app:menu.home"];

/**
 * A complete value for a schema, with every text filled in. Derived from the schema, so that texts added later are
 * covered.
 */
export const filled = (schema: TSchema, textAt: (place: JsonPath) => string): unknown => fill(schema, "", textAt);

function fill(schema: Schema, path: string, textAt: (place: JsonPath) => string): unknown {
  const { type, pattern = "", minimum = 1, properties = {}, patternProperties = {} } = schema;
  const [chosen] = schema.anyOf?.filter((each) => each.type !== "null") ?? [];
  if (chosen !== undefined) return fill(chosen, path, textAt);
  if (schema.enum !== undefined) return schema.enum[0];
  if (type === "boolean") return true;
  if (type === "integer") return minimum;
  if (type === "array") return schema.items === undefined ? [] : [fill(schema.items, `${path}/0`, textAt)];
  if (type === "string") return textAt({ path, pattern: new RegExp(pattern) });
  const open = Object.entries(patternProperties).map(([allowed, each]) => [nameFor(allowed), each] as const);
  return Object.fromEntries(
    [...Object.entries(properties), ...open].map(([name, each]) => [name, fill(each, `${path}/${name}`, textAt)]),
  );
}

function nameFor(pattern: string): string {
  const name = names.find((each) => new RegExp(pattern).test(each));
  if (name === undefined) throw new Error(`no name here matches ${pattern}`);
  return name;
}

/** The places for texts in a value of this schema. */
export function textsIn(schema: TSchema): readonly JsonPath[] {
  const places: JsonPath[] = [];
  filled(schema, (place) => {
    places.push(place);
    return "";
  });
  return places;
}
