export const signUp = {
  title: "Sign Up",
  invited: "Welcome",
  haveAccount: "Already have an account? <link>Sign in</link>",
  freeMonth: "<link>Get your first month free</link> by signing up for our news.",
  offerStep: "Create your account to start it.",
  registered: "Successfully registered",
  start: "Start my free month",
  create: "Create my account",
  otherEmail: "Use another address",
  known: {
    title: "You already have an account",
    text: "There's one for <strong>{email}</strong>. Sign in, and your free month begins.",
    signIn: "Sign in",
  },
} as const;

export const messages = {
  username: "Username",
  password: "Password",
  confirmPassword: "Confirm password",
} as const;

export const legalAcceptance = {
  accept: {
    both: "I accept the <terms>terms</terms> and have read the <privacy>privacy policy</privacy>.",
    terms: "I accept the <terms>terms</terms>.",
    privacy: "I have read the <privacy>privacy policy</privacy>.",
  },
  google: {
    both: "If you're new here, you accept the <terms>terms</terms> by continuing, and confirm that you have read the <privacy>privacy policy</privacy>.",
    terms: "If you're new here, you accept the <terms>terms</terms> by continuing.",
    privacy: "If you're new here, you confirm by continuing that you have read the <privacy>privacy policy</privacy>.",
  },
} as const;

export const createSuperuser = {
  title: "New Super User",
  created: "Super user created",
  cancel: "Cancel",
  create: "Create superuser",
} as const;
