const key = "kept-passkeys";

/** Remembers the passkeys that outlived a password, until the next page has told. */
export const rememberKeptPasskeys = (names: readonly string[]): void => sessionStorage.setItem(key, names.join(", "));

/** @returns their names in a row, or nothing */
export const keptPasskeys = (): string => sessionStorage.getItem(key) ?? "";

export const forgetKeptPasskeys = (): void => sessionStorage.removeItem(key);
