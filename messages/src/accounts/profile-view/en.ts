export const messages = {
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
