import { Button, Menu } from "@mantine/core";
import { pagePath } from "@mindreel/contract/wire/pages";
import { IconChevronDown, IconLogout, IconUser } from "@tabler/icons-react";
import { useCurrentUser } from "#features/accounts/sessions/currentUser.ts";
import { signOut } from "#features/accounts/sessions/logout.ts";
import { Link } from "#shared/navigation/Link.tsx";

export function OptionsMenu() {
  const { data: user } = useCurrentUser();
  return (
    <>
      {user?.is_superuser && (
        <Button component={Link} to={pagePath("dashboard")} variant="subtle" size="sm">
          Admin Panel
        </Button>
      )}
      <Menu position="bottom-end" width={200}>
        <Menu.Target>
          <Button variant="default" size="sm" rightSection={<IconChevronDown size={16} />}>
            Options
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component={Link} to={pagePath("profile")} leftSection={<IconUser size={18} />}>
            My Account
          </Menu.Item>
          <Menu.Item leftSection={<IconLogout size={18} />} onClick={() => void signOut()}>
            Logout
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
