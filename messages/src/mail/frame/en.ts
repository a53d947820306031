export const messages = {
  openAddress: "If the button does nothing, open this address:",
  greeting: "Hello,",
  greetingByName: "Hello {name},",
  somebody: "member",
  account: "{app} account",
  accountByName: "{app} account {name}",
  unsubscribe: "Unsubscribe",
} as const;
