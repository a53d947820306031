/** One page of a list. @param next the number of the next page */
export const pageOf = <Row>(call: string, results: readonly Row[], next?: number) => ({
  count: results.length,
  next: next === undefined ? null : `http://localhost${call.split(" ")[1]}?page=${next}`,
  previous: null,
  results: [...results],
});

/** A word as long as a cell must bear without widening the page. */
export const longWord = "x".repeat(150);
