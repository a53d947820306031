import { expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { loggedUrl } from "./redaction.ts";

const token = `${"Ab3-_xY9".repeat(5)}abc`;
const everyLetter = (text: string) =>
  [...text].map((letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, "0")}`).join("");

it.each([
  `/confirm-email/${token}`,
  `/%63onfirm-email/${token}/`,
  `/CONFIRM-EMAIL/${everyLetter(token)}`,
  `/%2563onfirm-email/${everyLetter(token).replaceAll("%", "%25")}`,
  `/confirm-email%2F${token}`,
  `/confirm-email/${token.slice(0, 20)}`,
  `/reset-password/7/${token}/`,
  `/r%65set-password/7/${everyLetter(token)}`,
  `/change-email/new/${token}`,
  `/api/subscriber/v1/unsubscribe/12.${token}/`,
  `/signup?offer=${token}`,
  `/signup?%6fffer=${everyLetter(token)}`,
  `/?a=1&access_token=short-${token.slice(0, 4)}`,
  `/?${token}`,
  `/?x=%ZZ${token}`,
  `/nowhere/${token}?next=/confirm-email/${token}`,
])("keeps no token of %s", (url) => {
  const logged = loggedUrl(url);
  expect(logged).toContain("[Redacted]");
  for (const part of [token, everyLetter(token), token.slice(0, 20), `short-${token.slice(0, 4)}`]) {
    expect(logged).not.toContain(part);
  }
});

it.each([
  "/api/category/v1/video/?category=Ocean&page=2",
  "/media/0123456789abcdef01234567/854.webp",
  "/assets/CataloguePage-DxY12_ab.js",
  "/admin/users/7",
  "/reset-password/",
  "/search?search=%E5%B1%B1&ordering=",
])("leaves %s as it is", (url) => expect(loggedUrl(url)).toBe(url));

it("is used by the request log", async () => {
  const t = await startApp();
  for (const url of [`/%63onfirm-email/${token}`, `/api/nothing/?token=${token}`]) await t.app.inject({ url });
  // The lines are written after the responses.
  await expect.poll(() => t.log.filter((line) => line.includes("[Redacted]"))).toHaveLength(2);
  expect(t.log.join("")).not.toContain(token);
});

it.each([
  ["/api/notes/v1/notes/?search=my+divorce&page=2", "/api/notes/v1/notes/?search=[Redacted]&page=2"],
  ["/n%6ftes?search=my+divorce", "/n%6ftes?search=[Redacted]"],
  ["/api/accounts/v1/userlist/?search=Ada&page=2", "/api/accounts/v1/userlist/?search=[Redacted]&page=2"],
  ["/admin/users?search=Ada", "/admin/users?search=[Redacted]"],
  ["/api/category/v1/video/?search=ada@example.com", "/api/category/v1/video/?search=[Redacted]"],
  ["/nowhere/ada%40example.com?ada@example.com", "/nowhere/[Redacted]?[Redacted]"],
  ["/api/notes/v1/notes/", "/api/notes/v1/notes/"],
])("keeps no name, no address and no private search of %s", (url, logged) => expect(loggedUrl(url)).toBe(logged));
