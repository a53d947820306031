import { forServer } from "@mindreel/messages/for-server";

export const messages = {
  intro:
    "One person per line: the email address, then first name, last name, age and country where you have them, separated by tabs, commas or semicolons. The first line may name the columns; a file from Export can be imported as it is.",
  notes: {
    nobodyMailed: "Nobody is emailed, and nobody is offered the free month.",
    unsubscribed:
      "People who unsubscribed, here or according to the list, are stored as unsubscribed and stay so: only they can sign up again. People who are already on the list are skipped.",
    throwAway:
      "Addresses at disposable email services are accepted, although the sign-up form refuses them: the list is yours.",
  },
  title: "Import a mailing list",
  label: "People to import",
  preview: "Preview",
  subscriber: "Person",
  noAddress: "No address",
  country: "Country",
  words: {
    import: {
      one: "Import {count} person",
      other: "Import {count} people",
    },
    toImport: {
      one: "{count} person to import",
      other: "{count} people to import",
    },
    imported: {
      one: "{count} person imported",
      other: "{count} people imported",
    },
  },
  afterwards: "Nobody was emailed.",
} as const;

export const fields = forServer("newsletter/subscriber-import:fields.", {
  secondary_email: "email address",
  first_name: "first name",
  middle_name: "middle name",
  last_name: "last name",
  full_name: "full name",
  age: "age",
  telephone: "telephone number",
  country: "country",
  comments: "comment",
  signed_up_at: "sign-up time",
});

export const report = forServer("newsletter/subscriber-import:report.", {
  noEmail: "There's no email address.",
  notEmail: "This isn't an email address.",
  age: "The age isn't a whole number from {least} to {most}.",
  signedUp: "The sign-up time must be a past day, such as 2026-01-31, or a past time, such as 2026-01-31T12:00Z.",
  present: "This address is already on the list.",
  unsubscribedHere: "They unsubscribed here. Only they can sign up again.",
  unsubscribedThere: "They unsubscribed, according to the list. They're stored as unsubscribed.",
  leavesOnLine: "They unsubscribed, according to line {line}.",
  notYet: "They haven't confirmed that they want news, according to the list.",
  unclear: "It isn't clear whether they want news: the column “{column}” says “{cell}”.",
  twin: "It's the same address as on line {line}.",
});
