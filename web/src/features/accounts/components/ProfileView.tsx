import { Avatar, Button, Text, Title } from "@mantine/core";
import type { CurrentUser } from "@mindreel/contract/accounts";
import { Link } from "react-router";
import classes from "./ProfileView.module.css";

const genders = { male: "Male", female: "Female" } as const;

function rowsOf(user: CurrentUser): [label: string, value: string][] {
  return [
    ["Username", user.username],
    ["Name", nameOf(user)],
    ["Email", user.email],
    ["Mobile", user.phone],
    ["Gender", user.gender === null ? "" : genders[user.gender]],
    ["Age", user.age === null ? "" : String(user.age)],
    ["Location", user.country],
  ];
}

const nameOf = ({ full_name, first_name, last_name }: CurrentUser) => full_name || `${first_name} ${last_name}`.trim();

export function ProfileView({ user }: { user: CurrentUser }) {
  return (
    <div className={classes.profile}>
      <header className={classes.head}>
        <Avatar src={user.profile_pic} name={nameOf(user) || user.username} alt="" color="brand" size={88} />
        <div className={classes.who}>
          <Title order={1}>{nameOf(user) || user.username}</Title>
          <Text c="dimmed">{user.email}</Text>
        </div>
        <div className={classes.tools}>
          <Button component={Link} to="/security" variant="default">
            Security
          </Button>
          <Button component={Link} to="/profile/edit" variant="default">
            Edit Profile
          </Button>
        </div>
      </header>
      <dl className={classes.rows}>
        {rowsOf(user).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-empty={value === "" || undefined}>{value === "" ? "Not given" : value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
