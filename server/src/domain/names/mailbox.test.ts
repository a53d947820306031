import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mailboxOf } from "./mailbox.ts";

const name = fc.stringMatching(/^[a-z0-9]{1,12}$/);
const tag = fc.stringMatching(/^[a-zA-Z0-9.+-]{0,8}$/);
const domains = {
  google: ["gmail.com", "googlemail.com"],
  proton: ["proton.me", "protonmail.com", "protonmail.ch", "pm.me"],
  apple: ["icloud.com", "me.com", "mac.com"],
  yandex: ["yandex.ru", "ya.ru", "yandex.com", "yandex.by", "yandex.kz", "yandex.ua", "narod.ru"],
};
const family = fc.constantFrom(
  ...Object.values(domains),
  ...["outlook.com", "example.org", "yahoo.co.uk"].map((d) => [d]),
);
const anyAddress = fc.oneof(
  fc.emailAddress(),
  fc
    .tuple(
      fc.stringMatching(/^[a-z0-9.+_-]{1,10}$/),
      family.chain((of) => fc.constantFrom(...of)),
    )
    .map((a) => a.join("@")),
);

describe("the mailbox of an address", () => {
  it.each([
    ["Ada@Example.com", "ada@example.com"],
    ["ada+news@example.com", "ada@example.com"],
    ["ada+a+b@example.com", "ada@example.com"],
    ["a.d.a+1@googlemail.com", "ada@gmail.com"],
    ["a_d-a.@pm.me", "ada@proton.me"],
    ["ada+x@mac.com", "ada@icloud.com"],
    ["a.da@ya.ru", "a-da@yandex.ru"],
    ["ada-shop@yahoo.fr", "ada@yahoo.fr"],
  ])("%s is %s", (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox));

  it.each([
    ["a.da@example.com", "ada@example.com"],
    ["ada@outlook.com", "ada@hotmail.com"],
    ["ada@gmail.com", "ada@gmail.com.example.org"],
    ["ada@gmail.com", "ada@mail.gmail.com"],
    ["ada-b@example.com", "ada@example.com"],
    ["a.da@icloud.com", "ada@icloud.com"],
    ["+x@example.com", "+y@example.com"],
    ["ada@yahoo.fr", "ada@yahoo.com"],
  ])("%s is not %s", (one, other) => expect(mailboxOf(one)).not.toBe(mailboxOf(other)));

  it("has one spelling, whatever the case and however often it is normalised", () => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        const mailbox = mailboxOf(address);
        expect(mailboxOf(mailbox)).toBe(mailbox);
        expect(mailboxOf(address.toUpperCase())).toBe(mailbox);
      }),
    );
  });

  it("is the same with any tag, at any domain of its provider", () => {
    fc.assert(
      fc.property(name, family, tag, (who, of, anything) => {
        const spellings = of.flatMap((domain) => [`${who}@${domain}`, `${who}+${anything}@${domain}`]);
        expect(new Set(spellings.map(mailboxOf)).size).toBe(1);
      }),
    );
  });

  it("differs for another name, and at another provider", () => {
    fc.assert(
      fc.property(name, name, family, family, (one, other, here, there) => {
        const mailboxes = [one, other].flatMap((who) => [here, there].map(([domain]) => mailboxOf(`${who}@${domain}`)));
        expect(new Set(mailboxes).size).toBe((one === other ? 1 : 2) * (here === there ? 1 : 2));
      }),
    );
  });
});
