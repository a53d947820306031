/** How a provider reads the part before the `@`; only it may interpret that part (RFC 5321, 2.3.11). */
interface Provider {
  /** Of one provider: the same name at each of them is the same mailbox. The first stands for all. */
  readonly domains: readonly [string, ...string[]];
  /** Characters that make no difference. */
  readonly ignored?: RegExp;
  /** Characters that are taken for the hyphen. */
  readonly likeHyphen?: RegExp;
}

/**
 * Providers whose spellings are known. Microsoft's domains are not here: anna@outlook.com and anna@hotmail.com are two
 * people. Neither is Fastmail: each of its domains has names of its own.
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

/** Yahoo's throwaway names are `name-anything`; no other name there has a hyphen. */
const yahoo = /^(?:yahoo\.(?:com?\.)?[a-z]{2,3}|ymail\.com|rocketmail\.com)$/;

/** Text, or what it was before if nothing is left of it. */
const unlessEmpty = (text: string, before: string): string => (text === "" ? before : text);

/** Without what follows the first of this character; a name does not begin with it. */
const before = (character: string, name: string): string => {
  const at = name.indexOf(character);
  return at > 0 ? name.slice(0, at) : name;
};

/**
 * The mailbox that an e-mail address leads to, as one spelling for all of its addresses: for counting mailboxes, never
 * for mailing or for finding an account. What follows a plus sign is dropped at every provider.
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
