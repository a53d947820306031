/** How a provider interprets the part before the `@`; nobody else may interpret it (RFC 5321, 2.3.11). */
interface Provider {
  /** A name is the same mailbox at each of the provider's domains. The first domain stands for all. */
  readonly domains: readonly [string, ...string[]];
  /** Characters that make no difference. */
  readonly ignored?: RegExp;
  /** Characters that count as the hyphen. */
  readonly likeHyphen?: RegExp;
}

/**
 * Providers whose rules are known. Microsoft's domains are missing since anna@outlook.com and anna@hotmail.com are two
 * people; so is Fastmail, where each domain has its own names.
 */
const providers: readonly Provider[] = [
  { domains: ["gmail.com", "googlemail.com"], ignored: /\./g },
  { domains: ["proton.me", "protonmail.com", "protonmail.ch", "pm.me"], ignored: /[._-]/g },
  { domains: ["icloud.com", "me.com", "mac.com"] },
  {
    domains: ["yandex.ru", "ya.ru", "yandex.com", "yandex.by", "yandex.kz", "yandex.ua", "narod.ru"],
    likeHyphen: /\./g,
  },
];
const providerOf = new Map(providers.flatMap((provider) => provider.domains.map((domain) => [domain, provider])));

/** Yahoo's disposable names are `name-anything`; no other name there has a hyphen. */
const yahoo = /^(?:yahoo\.(?:com?\.)?[a-z]{2,3}|ymail\.com|rocketmail\.com)$/;

/** The text, or the previous one if nothing is left of it. */
const unlessEmpty = (text: string, before: string): string => (text === "" ? before : text);

/** The part before the first such character; a name does not begin with one. */
const before = (character: string, name: string): string => {
  const at = name.indexOf(character);
  return at > 0 ? name.slice(0, at) : name;
};

/**
 * The mailbox of an email address, with one spelling for all of its addresses: for counting mailboxes, never for
 * mailing or for finding an account. The part after a plus sign is dropped for every provider.
 */
export function mailboxOf(email: string): string {
  const address = email.toLowerCase();
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  const name = before("+", address.slice(0, at));
  const provider = providerOf.get(domain);
  if (provider === undefined) return `${yahoo.test(domain) ? before("-", name) : name}@${domain}`;
  const { domains, ignored, likeHyphen } = provider;
  const one = ignored === undefined ? name : unlessEmpty(name.replace(ignored, ""), name);
  return `${likeHyphen === undefined ? one : one.replace(likeHyphen, "-")}@${domains[0]}`;
}
