import type { CurrentUser } from "@mindreel/contract/accounts/sessions";
import { pagePath } from "@mindreel/contract/plain/pages";
import { view as messages } from "@mindreel/messages/accounts/profile";
import type { ReactNode } from "react";
import { SecondaryEmail } from "#features/accounts/email-change/SecondaryEmail.tsx";
import { Facts } from "#shared/ui/Facts.tsx";
import { Avatar } from "#shared/ui/plain/Avatar.tsx";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";
import { Title } from "#shared/ui/plain/text/Title.tsx";
import classes from "./ProfileView.module.css";
import { profileFacts } from "./profileFacts.ts";
import { initialsOf, nameOf } from "./profileName.ts";

export function ProfileView({ user }: { user: CurrentUser }) {
  const second: [label: string, value: ReactNode][] =
    user.secondary_email === ""
      ? []
      : [[messages.secondEmail, <SecondaryEmail key="second" email={user.secondary_email} />]];
  const name = nameOf(user) || user.username;
  return (
    <div className={classes.profile}>
      <header className={classes.head}>
        <Avatar src={user.profile_pic} initials={initialsOf(user)} size={88} />
        <div className={classes.who}>
          <Title order={1} dir="auto">
            {name}
          </Title>
          <p className={classes.email}>{user.email}</p>
        </div>
        <div className={classes.tools}>
          <ButtonLink to={pagePath("security")} variant="default">
            {messages.security}
          </ButtonLink>
          <ButtonLink to={pagePath("editProfile")} variant="default">
            {messages.editProfile}
          </ButtonLink>
        </div>
      </header>
      <Facts rows={[...profileFacts(user), ...second]} />
    </div>
  );
}
