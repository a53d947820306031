/** An object that is, at each use of it, the one that `current` gives, or the usual one. */
export const following = <T extends object>(usual: T, current: () => T | undefined): T =>
  new Proxy(usual, { get: (target, name) => Reflect.get(current() ?? target, name) });
