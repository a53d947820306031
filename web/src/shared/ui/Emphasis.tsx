/** A line in which text between asterisks is emphasised. */
export function Emphasis({ children }: { children: string }) {
  const parts = children.split("*");
  // An unpaired asterisk is shown as it is.
  if (parts.length % 2 === 0) return children;
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text stay in their order
  return parts.map((part, n) => (n % 2 === 1 ? <em key={n}>{part}</em> : part));
}
