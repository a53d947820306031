export const page = {
  profile: "Profile",
  noData: "no data",
  playback: "Playback",
  autoplay: "At the end of a video. You have ten seconds to cancel.",
  notices: "Notices",
  toNotices: "Choose what you hear about, by email and in the app",
} as const;

export const view = {
  username: "Username",
  name: "Name",
  email: "Email",
  mobile: "Mobile",
  gender: "Gender",
  age: "Age",
  location: "Location",
  secondEmail: "Second email",
  genders: {
    male: "Male",
    female: "Female",
  },
  security: "Security",
  editProfile: "Edit Profile",
} as const;

export const form = {
  title: "Edit profile",
  saved: "Profile saved",
  genders: {
    male: "Male",
    female: "Female",
  },
  fullName: "Full name",
  lastName: "Last name",
  country: "Country",
  phone: "Phone",
  phoneHint: "With the country code, such as +44 20 7946 0000",
  age: "Age",
  gender: "Gender",
  language: "Language",
  secondEmail: "Second email",
  more: "More about you",
  likes: "What you like to watch",
  facebook: "Facebook",
  linkedIn: "LinkedIn",
  cancel: "Cancel",
  save: "Save",
  picture: {
    choose: "Choose picture",
    remove: "Remove",
    formats: "JPEG, PNG, WebP, AVIF or GIF, up to 5 MB.",
    label: "Picture",
    unreadable: "This picture can't be read. Please choose another one.",
    crop: "Crop the picture",
    use: "Use picture",
  },
} as const;

export const language = {
  label: "Language",
  description: "For these pages and for the emails we send you.",
} as const;
