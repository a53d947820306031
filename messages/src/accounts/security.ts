import { forServer } from "@mindreel/messages/for-server";

export const messages = {
  title: "Security",
  sections: {
    email: "Email address",
    password: "Password",
    twoFactor: "Two-factor sign-in",
    passkeys: "Passkeys",
    devices: "Devices",
    data: "Your data",
    deletion: "Delete account",
  },
  cancel: "Cancel",
  continue: "Continue",
  confirmFirst: "Please confirm your address first.",
  password: {
    change: "Change password",
    changed: "Password changed. Every other device is signed out.",
    current: "Current password",
    new: "New password",
    confirm: "Confirm new password",
  },
  devices: {
    everywhere: "Sign out everywhere",
    everywhereTitle: "Sign out everywhere?",
    everywhereText: "Every device is signed out, including this one. You can sign in again right away.",
    this: "This device",
    signOut: "Sign out",
    signedOut: "{device} is signed out",
    signOutOf: "Sign out {device}, last used {when} (UTC)",
  },
  email: {
    current: "You sign in as <strong>{email}</strong>, and our emails go there.",
    change: "Change address",
    chooseAnother: "Choose another address",
    pending: "Change of address",
    changingTo: "Changing to {email}",
    newConfirmed: "Confirmed at the new address",
    newWaits: "Waiting for you to open the link in our email to the new address",
    currentConfirmed: "Nothing more is needed at the current address",
    currentWaits: "Waiting for you to open the link in our email to the current address",
    until: "Until {when} (UTC)",
    keep: "Keep the current address",
    mailLinks: "Send the links",
    look: "Check both inboxes for our emails",
    how: "We'll email one link to the new address and one to {email}. Once you've opened both, the address changes.",
    new: "New email address",
  },
  data: {
    about:
      "Everything we store about you, as a ZIP archive that other programs can read: profile, devices, likes, lists, payments and more.",
    download: "Download my data",
    title: "Download your data",
    submit: "Download",
    done: "Your data is in your downloads",
    safe: "Keep the archive safe: anyone who has it can read what we know about you.",
  },
  deletion: {
    about:
      "Your account is deleted 14 days after you ask for it, with your lists, likes and devices. Until then you can change your mind.",
    delete: "Delete my account",
    scheduled: "Your account will be deleted on <strong>{day}</strong>. Until then everything works as before.",
    keep: "Keep my account",
    title: "Delete your account?",
    submit: "Delete account",
    done: "Your account will be deleted in 14 days",
    grace: "Everything works for another 14 days, and you can keep the account with one click.",
    subscription:
      "A running subscription stops renewing at once; if you keep the account, you can resume it. The time you paid for ends with the account.",
    after:
      "After that, your profile, lists, likes and devices are deleted. Payment records are kept as the law requires, without your name.",
    forgetNews: "Remove my news sign-up as well",
  },
  passkeys: {
    about:
      "A passkey signs you in with your fingerprint, your face or the PIN of your device, without a password or a code. Nobody can guess it or trick you into giving it away.",
    unused: "Added {day}, not used yet",
    used: "Added {day}, last used {used}",
    rename: "Rename",
    renameNamed: "Rename {name}",
    renameTitle: "Rename this passkey",
    renamed: "Passkey renamed",
    remove: "Remove",
    removeNamed: "Remove {name}",
    add: "Add a passkey",
    noBrowser: "Passkeys don't work in this browser.",
    how: "Your browser will ask where to save it, and for your fingerprint, face or PIN.",
    known: "There's already a passkey for your account in the place you chose. You can go on using it.",
    failed: "Your browser couldn't save a passkey. Try again, or save it somewhere else.",
    added: "Passkey added",
    name: "Name",
    nameHint: "Helps you recognize it later. If you leave it empty, it's named after this device.",
    removeTitle: "Remove this passkey?",
    removeText: "<strong>{name}</strong> will no longer sign you in. Remove it from your device as well.",
    removed: "Passkey removed",
  },
} as const;

export const devices = {
  unknown: "Unknown device",
  signedIn: "Signed in {when} (UTC)",
  lastUsed: "Last used {when} (UTC)",
} as const;

export const notices = forServer("accounts/security:notices.", {
  changes: {
    new_sign_in: {
      title: "New sign-in to your {app} account",
      text: "Someone just signed in to your account from a kind of device that we haven't seen there before: {device}.",
    },
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
      text: "One of your recovery codes was used instead of a code from your authenticator app. It can't be used again.",
    },
    codes_guessed: {
      title: "Wrong codes for your {app} account",
      text: "Someone who has your password entered several wrong codes in a row. They now have to wait before they can try again.",
    },
    email_changed: {
      title: "Your {app} address was changed",
      text: "Your account now has another email address, which was confirmed with a link we sent to it.",
    },
    second_address_changed: {
      title: "The second address of your {app} account was changed",
      text: "The second email address of your account was replaced or removed. Emails about your account's security no longer go to the old one.",
    },
    superuser_made: {
      title: "You're now a superuser of {app}",
      text: "Another superuser made you one: you now see and manage everything there. Please use two-factor sign-in, which you set up on the Security page.",
    },
    superuser_unmade: {
      title: "You're no longer a superuser of {app}",
      text: "Another superuser made your account an ordinary member's again. Your own lists, notes and plan stay as they are.",
    },
    passkey_added: {
      title: "A passkey was added to your {app} account",
      text: "Your account now has a new passkey to sign in with. If you didn't add it, remove it on your Security page.",
    },
    passkey_removed: {
      title: "A passkey was removed from your {app} account",
      text: "One of your passkeys was removed and can no longer be used to sign in.",
    },
  },
  unknownDevice: "an unknown one",
  whySignIn: "You're getting this email because you want to hear about sign-ins from new devices.",
  chooseNotices: "Choose what you hear about",
  passkey: "“{name}” from {day}",
  unnamedPasskey: "one from {day}",
  passkeysKept: "These passkeys still sign you in: {list}. Remove any that aren't yours on {page}",
  passkeysRemoved: "These passkeys were removed as well: {list}.",
  wasYou: "If this was you, you don't need to do anything.",
  notMe: "This wasn't me",
  setPassword: "Set a new password there right away. This signs out every device.",
  setPasswordOrRemove:
    "Set a new password there right away. This signs out every device, and lets you remove the passkeys as well.",
});
