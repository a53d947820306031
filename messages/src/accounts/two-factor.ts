import { forServer } from "@mindreel/messages/for-server";

export const messages = {
  on: "On",
  codesLeft: {
    one: "{count} recovery code left",
    other: "{count} recovery codes left",
  },
  about: "Signing in asks for a code from your authenticator app, also with Google and after a password reset.",
  newCodes: "Make new recovery codes",
  newCodesTitle: "Make new recovery codes?",
  newCodesText: "Your current codes stop working.",
  makeNew: "Make new ones",
  turnOff: "Turn off",
  why: "With two-factor sign-in a stolen password isn't enough: signing in also asks for a code from an app on your phone.",
  setUp: "Set up",
  turnOffLabel: "Turn off two-factor sign-in",
  turnOffTitle: "Turn off two-factor sign-in?",
  turnOffText: "Signing in will no longer ask for a code. Your recovery codes stop working.",
  isOff: "Two-factor sign-in is off",
  isOn: "Two-factor sign-in is on. Every other device is signed out.",
  setUpTitle: "Set up two-factor sign-in",
  needsApp: "You need an authenticator app on your phone, or the one in your password manager.",
  passwordFirst: "First, enter your password, so that we know it's you.",
  prove: "Confirm that it's you",
  confirmApp: "Confirm the app",
  addUs: "Add this site to your app",
  scan: "Scan this with your authenticator app, or open the app on this device.",
  qrCode: "QR code with the key, which is also shown as text",
  byHand: "Or enter the key by hand:",
  openApp: "Open in an app here",
  sixDigits: "The six-digit code that the app shows now.",
  turnOn: "Turn on",
  codes: {
    heading: "{app}: recovery codes for {email}",
    copied: "Recovery codes copied",
    notCopied: "The browser didn't allow copying. Please download or print the codes.",
    title: "Your recovery codes",
    text: "Without your authenticator app, each of these signs you in once. Keep them where only you can find them: <strong>they're shown only once.</strong>",
    list: "Recovery codes",
    copy: "Copy",
    download: "Download",
    print: "Print",
    kept: "I have saved them",
  },
} as const;

export const code = {
  label: "Two-factor sign-in",
  keptCode: "One of the recovery codes you saved. Each works once.",
  sixDigits: "The six-digit code that the app shows now.",
  signIn: "Sign In",
  startAgain: "Start again",
} as const;

export const codeField = {
  recoveryCode: "Recovery code",
  code: "Code",
  useApp: "Use a code from the app",
  useRecovery: "Use a recovery code",
} as const;

export const secondFactor = forServer("accounts/two-factor:secondFactor.", {
  tooManyCodes: "Too many wrong codes. Please wait {time}, or use one of your recovery codes.",
});
