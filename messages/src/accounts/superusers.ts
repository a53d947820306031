export const messages = {
  make: "Make superuser",
  makeLabel: "Make {username} a superuser",
  makeTitle: "Make {username} a superuser?",
  makeText: "They can see and change everything here: videos, members, payments and settings. They get an email.",
  made: "{username} is a superuser now",
  unmake: "Remove as superuser",
  unmakeLabel: "Remove {username} as superuser",
  unmakeTitle: "Remove {username} as superuser?",
  unmakeText: "They keep their account as an ordinary member, at once on every device. They get an email.",
  unmade: "{username} is no longer a superuser",
} as const;
