const key = "kept-passkeys";

/** Remembers the passkeys that were kept after a password reset, until the next page has shown them. */
export const rememberKeptPasskeys = (names: readonly string[]): void => sessionStorage.setItem(key, names.join(", "));

/** @returns their names, joined, or an empty string */
export const keptPasskeys = (): string => sessionStorage.getItem(key) ?? "";

export const forgetKeptPasskeys = (): void => sessionStorage.removeItem(key);
