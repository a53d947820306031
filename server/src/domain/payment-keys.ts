/** Whether a key is one of Stripe's that may be used here, and whether it moves money. */
export function modeOf(secretKey: string): "test" | "live" | undefined {
  const [, mode] = /^[sr]k_(test|live)_\S+$/.exec(secretKey) ?? [];
  return mode === "test" || mode === "live" ? mode : undefined;
}

/** Whether payments go to an account that moves no money. */
export const isTestKey = (access: { readonly secretKey: string } | undefined): boolean =>
  access !== undefined && modeOf(access.secretKey) === "test";
