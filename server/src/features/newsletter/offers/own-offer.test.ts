import { describe, expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { createOffers } from "#test/app/offers.ts";

const t = await startApp();
const { signUp, daysLeft, offered, take } = createOffers(t);

const standing = async (token: string) => (await t.ok("GET /api/billing/v1/offer/", { token })).standing;
const takeOwn = (token: string) => t.request("POST /api/billing/v1/offer/", { token, body: {} });

/** A member without pro. */
async function newMember(confirmed = true) {
  const member = first(await t.members("member", 1));
  const at = confirmed ? t.clock() : null;
  const [{ email = "" } = {}] = await t.query<{ email: string }>(
    "update users set email_confirmed_at = $2 where id = $1 returning email",
    [member.id, at],
  );
  return { ...member, email };
}

describe("a member's own free month", () => {
  it("begins at a press, once, and ends the emailed link", async () => {
    const { id, token, email } = await newMember();
    expect(await standing(token)).toBe("possible");
    expect((await takeOwn(token)).status).toBe(400);
    const offer = await offered(email.toUpperCase());
    expect(await standing(token)).toBe("ready");
    expect((await takeOwn(token)).status).toBe(200);
    expect(await daysLeft(id)).toBeCloseTo(30, 3);
    expect(await standing(token)).toBe("had");
    expect((await takeOwn(token)).status).toBe(400);
    expect((await take(token, offer)).status).toBe(400);
    expect(await daysLeft(id)).toBeCloseTo(30, 3);
  });

  it("needs the link while the address may be somebody else's", async () => {
    const { id, token, email } = await newMember(false);
    await signUp(email);
    expect(await standing(token)).toBe("mailed");
    expect((await takeOwn(token)).status).toBe(400);
    expect(await daysLeft(id)).toBe(0);
  });

  it("is not another member's, and not an expired one", async () => {
    const { token, email } = await newMember();
    const other = await newMember();
    const { id } = await signUp(email);
    expect(await standing(other.token)).toBe("possible");
    await t.query("update offers set expires_at = $2 where subscriber_id = $1", [id, t.clock()]);
    expect(await standing(token)).toBe("possible");
    expect((await takeOwn(token)).status).toBe(400);
  });

  it("is given once, however often it is pressed at the same time", async () => {
    const { id, token, email } = await newMember();
    await signUp(email);
    const answers = await Promise.all(Array.from({ length: 5 }, () => takeOwn(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await daysLeft(id)).toBeCloseTo(30, 3);
  });
});
