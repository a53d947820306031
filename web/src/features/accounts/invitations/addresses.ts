/** The addresses in a text, in any separation: `Ada <ada@example.com>; bea@example.com`. */
export const addressesIn = (text: string): string[] => [
  ...new Set(
    text
      // Of a name with an address, the address.
      .replaceAll(/"[^"\n]*"(?=\s?<)/g, " ")
      .replaceAll(/[^<>,;\n]*<([^<>\n]*)>/g, " $1 ")
      .split(/[\s,;]+/)
      .filter((each) => each !== ""),
  ),
];
