/** One page of a list. @param next the number of the next page */
export const pageOf = <Row>(call: string, results: readonly Row[], next?: number) => ({
  count: results.length,
  next: next === undefined ? null : `http://localhost${call.split(" ")[1]}?page=${next}`,
  previous: null,
  results: [...results],
});

/** A word so long that a cell must break it, to keep the page from widening. */
export const longWord = "x".repeat(150);
