import { Avatar, Menu, Text, UnstyledButton } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { pagePath } from "@mindreel/contract/wire/pages";
import { IconLogout, IconUser, IconUserPlus } from "@tabler/icons-react";
import { lazy, Suspense, useRef } from "react";
import { useCurrentUser } from "#features/accounts/sessions/currentUser.ts";
import { signOut } from "#features/accounts/sessions/logout.ts";
import { Link } from "#shared/navigation/Link.tsx";
import classes from "./AccountMenu.module.css";

// Loaded only for superusers.
const CreateSuperuser = lazy(async () => ({
  default: (await import("#features/accounts/registration/CreateSuperuser.tsx")).CreateSuperuser,
}));

export function AccountMenu() {
  const { data: user } = useCurrentUser();
  // The button's name begins with what it shows.
  const initials = user?.username.slice(0, 2).toUpperCase() ?? "";
  const target = useRef<HTMLButtonElement>(null);
  const [creating, { open, close }] = useDisclosure();
  return (
    <>
      <Menu position="bottom-end" width={224} shadow="md">
        <Menu.Target>
          <UnstyledButton ref={target} className={classes.target} aria-label={`${initials} Account menu`.trim()}>
            <Avatar src={user?.profile_pic ?? null} alt="" color="brand" size={36}>
              {initials}
            </Avatar>
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
          <Menu.Item component={Link} to={pagePath("profile")} leftSection={<IconUser size={18} aria-hidden="true" />}>
            Profile
          </Menu.Item>
          {user?.is_superuser && (
            <Menu.Item leftSection={<IconUserPlus size={18} aria-hidden="true" />} onClick={open}>
              New Super User
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconLogout size={18} aria-hidden="true" />} onClick={() => void signOut()}>
            Sign out
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {user?.is_superuser && (
        <Suspense>
          <CreateSuperuser opened={creating} onClose={close} onClosed={() => target.current?.focus()} />
        </Suspense>
      )}
    </>
  );
}
