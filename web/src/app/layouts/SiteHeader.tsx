import { pagePath } from "@mindreel/contract/plain/pages";
import { visitorLinks as messages } from "@mindreel/messages/app";
import { useSignedIn } from "#shared/session/signedIn.tsx";
import { ColorSchemeSwitch } from "#shared/ui/frame/ColorSchemeSwitch.tsx";
import { HeaderBar } from "#shared/ui/frame/HeaderBar.tsx";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";
import { OptionsMenu } from "./menus/OptionsMenu.tsx";
import classes from "./SiteHeader.module.css";

/** The header of pages outside the side-menu layout. */
export function SiteHeader() {
  const signedIn = useSignedIn();
  return (
    <HeaderBar>
      <ColorSchemeSwitch />
      {signedIn ? <OptionsMenu /> : <VisitorLinks />}
    </HeaderBar>
  );
}

function VisitorLinks() {
  return (
    <>
      <ButtonLink className={classes.link} to={pagePath("signUp")} variant="subtle" size="sm">
        {messages.signUp}
      </ButtonLink>
      <ButtonLink className={classes.link} to={pagePath("signIn")} size="sm">
        {messages.signIn}
      </ButtonLink>
    </>
  );
}
