export const messages = {
  intro:
    "One person per line: the email address, then first name, last name, age and country where you have them, separated by tabs, commas or semicolons. The first line may name the columns; a file from Export can be imported as it is.",
  notes: {
    nobodyMailed: "Nobody is emailed, and nobody is offered the free month.",
    unsubscribed: "People who unsubscribed stay unsubscribed, and people who are already on the list are skipped.",
    throwAway:
      "Addresses at disposable email services are accepted, although the sign-up form refuses them: the list is yours.",
  },
  title: "Import subscribers",
  label: "Subscribers to import",
  preview: "Preview",
  subscriber: "Subscriber",
  noAddress: "No address",
  country: "Country",
  words: {
    import: {
      one: "Import {count} subscriber",
      other: "Import {count} subscribers",
    },
    toImport: {
      one: "{count} subscriber to import",
      other: "{count} subscribers to import",
    },
    imported: {
      one: "{count} subscriber imported",
      other: "{count} subscribers imported",
    },
  },
  afterwards: "Nobody was emailed.",
} as const;
