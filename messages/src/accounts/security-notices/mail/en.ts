export const messages = {
  changes: {
    password_changed: {
      title: "Your {app} password was changed",
      text: "The password of your account was just changed, and all other devices were signed out.",
    },
    google_linked: {
      title: "Google now signs you in to {app}",
      text: "You can now sign in to your account with the Google account that has this address.",
    },
    two_factor_on: {
      title: "Two-factor sign-in is on at {app}",
      text: "Signing in now asks for a code from your authenticator app, and all other devices were signed out.",
    },
    two_factor_off: {
      title: "Two-factor sign-in is off at {app}",
      text: "Signing in no longer asks for a code from your authenticator app.",
    },
    recovery_codes_renewed: {
      title: "New recovery codes for {app}",
      text: "New recovery codes were created for your account. The old ones no longer work.",
    },
    recovery_code_used: {
      title: "A recovery code of your {app} account was used",
      text: "One of your recovery codes was used instead of a code from your authenticator app. It cannot be used again.",
    },
    codes_guessed: {
      title: "Wrong codes for your {app} account",
      text: "Someone who has your password entered several wrong codes in a row. They now have to wait before they can try again.",
    },
    email_changed: {
      title: "Your {app} address was changed",
      text: "Your account now has another email address, which was confirmed with a link that we sent to it.",
    },
    second_address_changed: {
      title: "The second address of your {app} account was changed",
      text: "The second email address of your account was replaced or removed. Emails about your account's security no longer go to the old one.",
    },
    passkey_added: {
      title: "A passkey was added to your {app} account",
      text: "Your account now has a new passkey to sign in with. If you did not add it, remove it on your Security page.",
    },
    passkey_removed: {
      title: "A passkey was removed from your {app} account",
      text: "One of your passkeys was removed and can no longer be used to sign in.",
    },
  },
  passkey: "“{name}” from {day}",
  unnamedPasskey: "one from {day}",
  passkeysKept: "These passkeys still sign you in: {list}. Remove any that are not yours on {page}",
  passkeysRemoved: "These passkeys were removed as well: {list}.",
  wasYou: "If this was you, you do not need to do anything.",
  notMe: "This was not me",
  setPassword: "Set a new password there right away. This signs out every device.",
  setPasswordOrRemove:
    "Set a new password there right away. This signs out every device, and lets you remove the passkeys as well.",
} as const;
