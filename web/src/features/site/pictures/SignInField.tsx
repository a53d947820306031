import { Fieldset } from "@mantine/core";
import { signInPath } from "@mindreel/contract/plain/kinds/site-pictures";
import { messages } from "@mindreel/messages/site/pictures";
import { useDraft } from "#features/site/settings/draft.ts";
import { PictureChoice } from "./PictureChoice.tsx";

/** What stands beside the form for signing in. */
export function SignInField() {
  const { values, errors, change } = useDraft();
  const { sign_in: picture } = values;
  return (
    <Fieldset legend={messages.signIn} data-setting="sign_in">
      <PictureChoice
        label={messages.signIn}
        description={messages.signInNote}
        use="sign_in"
        ground="dark"
        shown={picture === null ? null : signInPath(picture, 640)}
        error={errors.get("sign_in")}
        onChosen={({ id }) => change({ sign_in: id })}
        onRemove={() => change({ sign_in: null })}
      />
    </Fieldset>
  );
}
