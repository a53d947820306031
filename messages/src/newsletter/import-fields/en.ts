export const messages = {
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
  unsubscribed_at: "unsubscribe time",
} as const;
