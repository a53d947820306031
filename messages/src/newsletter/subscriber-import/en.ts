export const messages = {
  intro:
    "A person a line: the e-mail address, then first name, last name, age and country where you have them, separated by tabs, commas or semicolons. A first line may name the columns; the file that Export writes is taken as it is.",
  notes: {
    nobodyMailed: "Nobody is mailed, and nobody is offered the free month.",
    unsubscribed: "Whoever unsubscribed stays unsubscribed, and whoever is on the list already is skipped.",
    throwAway:
      "Addresses of throw-away mail services are taken, even where the sign-up form refuses them: the list is yours.",
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
  afterwards: "Nobody was mailed.",
} as const;
