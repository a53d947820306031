import type { ResetPasskeys } from "@mindreel/contract/accounts/password-reset";
import { dayOf } from "#shared/dates.ts";
import { Checkbox } from "#shared/ui/plain/fields/Checkbox.tsx";
import classes from "./PasskeysChoice.module.css";

interface Props {
  readonly found: ResetPasskeys;
  /** The box that is ticked to remove them. */
  readonly name: string;
}

/** Asks whether the passkeys go with the old password: whoever was in the account may have added one. */
export function PasskeysChoice({ found: { passkeys, removable }, name: box }: Props) {
  return (
    <div className={classes.choice}>
      <p className={classes.text}>A new password does not change these passkeys, which sign in without it:</p>
      <ul className={classes.passkeys}>
        {passkeys.map(({ id, name, created_at }) => (
          <li key={id}>
            {name} <span className={classes.detail}>added {dayOf(created_at)}</span>
          </li>
        ))}
      </ul>
      {removable ? (
        <Checkbox
          name={box}
          label="Remove my passkeys, too"
          description="Do this if one of them is not yours, or if somebody else may have been in your account. You can add new ones at any time."
        />
      ) : (
        <p className={classes.detail}>
          They are your second factor, which superusers need here. Once signed in with one, you can replace the others
          on your Security page.
        </p>
      )}
    </div>
  );
}
