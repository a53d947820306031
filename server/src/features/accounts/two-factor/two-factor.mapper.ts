export const toRecoveryCodes = (codes: string[]) => ({ recovery_codes: codes });
