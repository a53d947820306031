/** The end of the passage that a URL shares, in seconds, such as `?t=83&end=124`; undefined if there is none. */
export function endIn(params: URLSearchParams): number | undefined {
  const [end, begin] = [params.get("end") ?? "", params.get("t") ?? "0"];
  return /^\d{1,6}$/.test(end) && Number(end) > (Number.parseInt(begin, 10) || 0) ? Number(end) : undefined;
}

/** Parses a time such as `83`, `1:23` or `1:02:03` to seconds; undefined if it is not one. */
export function secondsOf(time: string): number | undefined {
  const words = time.trim();
  if (!/^(?:\d{1,3}:)?(?:\d{1,2}:)?\d{1,6}$/.test(words)) return undefined;
  return words.split(":").reduce((sum, part) => 60 * sum + Number(part), 0);
}
