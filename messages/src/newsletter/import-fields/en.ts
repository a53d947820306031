export const messages = {
  secondary_email: "e-mail address",
  first_name: "first name",
  middle_name: "middle name",
  last_name: "last name",
  full_name: "full name",
  age: "age",
  telephone: "telephone number",
  country: "country",
  comments: "comment",
  signed_up_at: "time of the sign-up",
  unsubscribed_at: "time of the unsubscription",
} as const;
