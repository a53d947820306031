import { pagePath } from "@mindreel/contract/plain/pages";
import { optionsMenu as messages } from "@mindreel/messages/app";
import { useRef } from "react";
import { useCurrentUser } from "#features/accounts/sessions/currentUser.ts";
import { IconChevronDown } from "#shared/icons/frame.ts";
import { DialogLoadError } from "#shared/loading/parts/DialogLoadError.tsx";
import { lazily } from "#shared/loading/parts/lazily.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";
import { Menu } from "#shared/ui/plain/menu/Menu.tsx";

const load = async () => (await import("./OptionsMenuItems.tsx")).OptionsMenuItems;
const OptionsMenuItems = lazily(load, DialogLoadError);

export function OptionsMenu() {
  const { data: user } = useCurrentUser();
  const target = useRef<HTMLButtonElement>(null);
  return (
    <>
      {user?.is_superuser && (
        <ButtonLink to={pagePath("dashboard")} variant="subtle" size="sm">
          {messages.adminPanel}
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
            {messages.options}
          </Button>
        )}
      >
        {(onNotLoaded) => <OptionsMenuItems onNotLoaded={onNotLoaded} />}
      </Menu>
    </>
  );
}
