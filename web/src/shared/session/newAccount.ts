let email = "";

/** Keeps the address of an account that was just created, so that its owner need not type it again to sign in. */
export const rememberNewAccount = (address: string): void => {
  email = address;
};

/** The address of the account that was created in this document, else empty. */
export const newAccountEmail = (): string => email;
