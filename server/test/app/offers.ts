import { expect, vi } from "vitest";
import type { Mail } from "#ports/mail/mail.port.ts";
import type { TestApp } from "./app.ts";
import { first } from "./members.ts";

const day = 86_400_000;
let people = 0;

/** The token in the link of an offer mail. */
export const offerIn = (mail: Mail | undefined): string =>
  /http:\/\/mindreel\.test\/signup\?offer=([\w-]{43})\s/.exec(mail?.text ?? "")?.[1] ?? "";

/** Signs people up for the news, and reads the offers mailed to them. */
export function createOffers(t: TestApp) {
  const signUp = async (secondary_email: string, headers: Record<string, string> = {}): Promise<{ id: number }> => {
    await t.ok("POST /api/subscriber/v1/subscriberlist/", {
      body: { first_name: "Ada", last_name: "Lovelace", age: 36, country: "United Kingdom", secondary_email },
      headers,
    });
    const one = "select id from subscribers where lower(secondary_email) = lower($1)";
    return first(await t.query<{ id: number }>(one, [secondary_email]));
  };
  const mailsTo = (email: string) => t.mails.filter(({ to }) => to === email);

  return {
    signUp,
    mailsTo,
    newAddress: (name = "reader") => `${name}${++people}@example.com`,

    /** Signs an address up and returns the offer from its mail. */
    offered: async (email = `reader${++people}@example.com`): Promise<string> => {
      const before = mailsTo(email).length;
      await signUp(email);
      await vi.waitFor(() => expect(mailsTo(email)).toHaveLength(before + 1));
      return offerIn(mailsTo(email).at(-1));
    },

    /** Waits until every queued offer mail is sent or skipped. */
    worked: () =>
      expect
        .poll(() => t.query("select 1 from pgboss.job where name = 'mail-offer' and state in ('created', 'active')"))
        .toEqual([]),

    take: (token: string, offer: string) => t.request("POST /api/billing/v1/offer/", { token, body: { offer } }),

    /** Days from now for which a member is pro. */
    daysLeft: async (id: number): Promise<number> => {
      const [user] = await t.query<{ until: Date | null }>("select pro_expiry_date as until from users where id = $1", [
        id,
      ]);
      return user === undefined || user.until === null ? 0 : (Number(user.until) - Number(t.clock())) / day;
    },
  };
}
