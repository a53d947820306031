import { menu as messages } from "@mindreel/messages/app";
import { Suspense, useEffect, useRef, useState } from "react";
import { initialsOf } from "#features/accounts/profile/profileName.ts";
import { useCurrentUser } from "#features/accounts/sessions/currentUser.ts";
import { format } from "#shared/language/format.ts";
import { DialogLoadError } from "#shared/loading/parts/DialogLoadError.tsx";
import { lazily } from "#shared/loading/parts/lazily.tsx";
import { Avatar } from "#shared/ui/plain/Avatar.tsx";
import { Menu } from "#shared/ui/plain/menu/Menu.tsx";
import { keepInstallPrompt } from "../install/install.ts";
import classes from "./AccountMenu.module.css";

const load = async () => (await import("./AccountMenuItems.tsx")).AccountMenuItems;
const AccountMenuItems = lazily(load, DialogLoadError);

const CreateSuperuser = lazily(
  async () => (await import("#features/accounts/registration/CreateSuperuser.tsx")).CreateSuperuser,
  DialogLoadError,
);

const InstallDialog = lazily(async () => (await import("../install/InstallDialog.tsx")).InstallDialog, DialogLoadError);

type Opened = "creating" | "installing";

export function AccountMenu() {
  const { data: user } = useCurrentUser();
  // The accessible name begins with the visible text.
  const initials = user === undefined ? "" : initialsOf(user);
  const target = useRef<HTMLButtonElement>(null);
  // Not rendered until first requested, then closed or open.
  const [dialog, setDialog] = useState<{ readonly of: Opened; readonly opened: boolean }>();
  const open = (of: Opened) => () => setDialog({ of, opened: true });
  const close = () => setDialog((shown) => shown && { ...shown, opened: false });
  useEffect(keepInstallPrompt, []);
  const Dialog = dialog?.of === "installing" ? InstallDialog : CreateSuperuser;
  return (
    <>
      <Menu
        target={target}
        className={classes.menu}
        preload={load}
        button={(props) => (
          <button
            {...props}
            type="button"
            className={classes.target}
            aria-label={format(messages.accountMenu, { initials }).trim()}
          >
            <Avatar src={user?.profile_pic ?? null} initials={initials} size={36} />
          </button>
        )}
      >
        {(onNotLoaded) => (
          <AccountMenuItems
            user={user}
            onCreateSuperuser={open("creating")}
            onInstall={open("installing")}
            onNotLoaded={onNotLoaded}
          />
        )}
      </Menu>
      {dialog !== undefined && (
        <Suspense>
          <Dialog
            opened={dialog.opened}
            onClose={close}
            onNotLoaded={() => setDialog(undefined)}
            onClosed={() => target.current?.focus()}
          />
        </Suspense>
      )}
    </>
  );
}
