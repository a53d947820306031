import { forServer } from "@mindreel/messages/for-server";

export const frame = forServer("mail:frame.", {
  openAddress: "If the button doesn't work, open this address:",
  greeting: "Hello,",
  greetingByName: "Hello {name},",
  somebody: "member",
  account: "{app} account",
  accountByName: "{app} account {name}",
  unsubscribe: "Unsubscribe",
});
