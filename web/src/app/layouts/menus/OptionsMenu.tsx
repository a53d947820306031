import { pagePath } from "@mindreel/contract/wire/pages";
import { IconChevronDown } from "@tabler/icons-react";
import { lazy, useRef } from "react";
import { useCurrentUser } from "#features/accounts/sessions/currentUser.ts";
import { Button } from "#shared/ui/plain/Button.tsx";
import { ButtonLink } from "#shared/ui/plain/ButtonLink.tsx";
import { Menu } from "#shared/ui/plain/menu/Menu.tsx";

const load = async () => ({ default: (await import("./OptionsMenuItems.tsx")).OptionsMenuItems });
const OptionsMenuItems = lazy(load);

export function OptionsMenu() {
  const { data: user } = useCurrentUser();
  const target = useRef<HTMLButtonElement>(null);
  return (
    <>
      {user?.is_superuser && (
        <ButtonLink to={pagePath("dashboard")} variant="subtle" size="sm">
          Admin Panel
        </ButtonLink>
      )}
      <Menu
        target={target}
        preload={load}
        button={(props) => (
          <Button
            {...props}
            variant="default"
            size="sm"
            rightSection={<IconChevronDown size={16} aria-hidden="true" />}
          >
            Options
          </Button>
        )}
      >
        <OptionsMenuItems />
      </Menu>
    </>
  );
}
