import type { ListedUser, MemberAccount } from "@mindreel/contract/accounts/member-admin";
import type { Profile } from "@mindreel/contract/accounts/profile";
import type { Device, Security } from "@mindreel/contract/accounts/security";
import type { CurrentUser, SessionUser } from "@mindreel/contract/accounts/sessions";

/** An offer that waits for Ada. */
export const offer = { usable: true, had: false, email: "ada@example.com", username: "Ada" };

const at = "2026-01-15T12:00:00.000Z";

export const ada: Profile = {
  id: 7,
  username: "ada",
  email: "ada@example.com",
  first_name: "",
  last_name: "Lovelace",
  full_name: "Ada Lovelace",
  phone: "+442079460000",
  country: "Norway",
  gender: "female",
  age: 36,
  profile_pic: null,
  language: "en",
  content_choice: "",
  facebook: "",
  linked_in: "",
  secondary_email: "",
  date_joined: at,
  is_superuser: false,
  is_active: true,
  is_pro: false,
};

export const currentUser: CurrentUser = {
  ...ada,
  savevideos: null,
  recentshownvideos: null,
  last_login: at,
  is_staff: false,
  pro_expiry_date: null,
  early_access: false,
  two_factor: false,
  groups: [],
  user_permissions: [],
};

export const sessionUser: SessionUser = { ...currentUser, token: "new-token", offer: null };

export const thisDevice: Device = {
  id: 1,
  name: "Firefox on Windows",
  signed_in_at: at,
  last_used_at: at,
  current: true,
};

/** The security state of a member with only a password. */
export const security: Security = {
  email: ada.email,
  email_confirmed: true,
  has_password: true,
  has_google: false,
  leaves_at: null,
  two_factor: false,
  two_factor_mandatory: false,
  two_factor_setup_required: false,
  recovery_codes: 0,
  passkeys: [],
  devices: [thisDevice],
};

export const listedAda: ListedUser = {
  id: ada.id,
  username: ada.username,
  email: ada.email,
  date_joined: at,
  is_superuser: false,
  is_pro: false,
  is_active: true,
  plan: "active",
  plan_at: at,
  last_login: at,
};

export const memberAccount: MemberAccount = {
  last_login: at,
  email_confirmed: true,
  has_password: true,
  has_google: false,
  two_factor: false,
  early_access: false,
  leaves_at: null,
  block: null,
  devices: [],
};
