import type { Message } from "@mindreel/messages/format";
import ts from "typescript";

const unwrapped = (node: ts.Expression): ts.Expression =>
  ts.isSatisfiesExpression(node) || ts.isAsExpression(node) ? unwrapped(node.expression) : node;

/** The position of each message in a catalogue, by its key. */
function placesIn(tree: ts.ObjectLiteralExpression, prefix = ""): Map<string, ts.Expression> {
  return new Map(
    tree.properties.flatMap((property): [string, ts.Expression][] => {
      if (!ts.isPropertyAssignment(property) || ts.isComputedPropertyName(property.name)) return [];
      const key = prefix + property.name.text;
      const value = property.initializer;
      return [[key, value], ...(ts.isObjectLiteralExpression(value) ? placesIn(value, `${key}.`) : [])];
    }),
  );
}

/**
 * A catalogue's source with some messages replaced; everything else is unchanged.
 * @param changes by key
 */
export function edited(source: string, changes: ReadonlyMap<string, Message>): string {
  const file = ts.createSourceFile("messages.ts", source, ts.ScriptTarget.Latest, true);
  const declared = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find(({ name }) => ts.isIdentifier(name) && name.text === "messages")?.initializer;
  const tree = declared && unwrapped(declared);
  if (tree === undefined || !ts.isObjectLiteralExpression(tree)) throw new Error("this is no catalogue");
  const places = placesIn(tree);
  const edits = [...changes].map(([key, message]) => {
    const place = places.get(key);
    if (place === undefined) throw new Error(`${key} is not in the catalogue`);
    return { from: place.getStart(), to: place.end, text: JSON.stringify(message) };
  });
  return edits
    .sort((one, other) => other.from - one.from)
    .reduce((text, { from, to, text: next }) => text.slice(0, from) + next + text.slice(to), source);
}
