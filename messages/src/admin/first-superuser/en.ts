export const messages = {
  title: "Set up your site",
  text: "Nobody can sign in here yet. Create your own account first: it is the one that runs the site.",
  form: "Create the first superuser",
  link: "Link from the log",
  linkNote: "The server writes it to its log when it starts.",
  username: "Username",
  password: "Password",
  confirmPassword: "Confirm password",
  create: "Create superuser",
} as const;
