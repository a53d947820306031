export const messages = {
  title: "Page Not Found",
  text: "The page you're looking for does not seem to exist",
  home: "Go to Home",
  signIn: "Sign In",
  signInToSee: "Sign in to see this page",
} as const;
