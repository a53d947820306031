import { person, type Stock } from "./stock.ts";
import type { Writes } from "./writes.ts";

export function newsletterWrites({ fresh, tokenOf, news }: Stock) {
  return {
    "POST /api/subscriber/v1/import/": async () => ({
      ...{ token: await tokenOf("superuser"), body: { lines: [{ line: 1, secondary_email: fresh() }] } },
    }),
    "POST /api/subscriber/v1/subscriberlist/": async () => ({ body: { ...person, secondary_email: fresh() } }),
    "POST /api/subscriber/v1/unsubscribe/{token}/": async () => ({ params: { token: await news("unsubscribe/") } }),
  } satisfies Writes;
}
