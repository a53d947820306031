import { Avatar, Menu, Text, UnstyledButton } from "@mantine/core";
import { IconLogout, IconUser } from "@tabler/icons-react";
import { Link } from "react-router";
import { useCurrentUser } from "#features/accounts/api/currentUser.ts";
import { signOut } from "#features/accounts/api/logout.ts";
import classes from "./AccountMenu.module.css";

export function AccountMenu() {
  const { data: user } = useCurrentUser();
  return (
    <Menu position="bottom-end" width={224} shadow="md" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <UnstyledButton className={classes.target} aria-label="Account menu">
          <Avatar src={user?.profile_pic ?? null} name={user?.username ?? ""} alt="" color="brand" size={36} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {user !== undefined && (
          <div className={classes.who}>
            <Text fw={600} truncate>
              {user.username}
            </Text>
            <Text size="sm" c="dimmed" truncate>
              {user.email}
            </Text>
          </div>
        )}
        <Menu.Item component={Link} to="/profile" leftSection={<IconUser size={18} aria-hidden="true" />}>
          Profile
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={18} aria-hidden="true" />} onClick={() => void signOut()}>
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
