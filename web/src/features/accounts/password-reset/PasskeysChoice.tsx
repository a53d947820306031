import type { ResetPasskeys } from "@mindreel/contract/accounts/password-reset";
import { resetPassword as messages } from "@mindreel/messages/accounts/password-reset";
import { format } from "#shared/language/format.ts";
import { dayOf } from "#shared/time/dates.ts";
import { Checkbox } from "#shared/ui/plain/fields/Checkbox.tsx";
import classes from "./PasskeysChoice.module.css";

interface Props {
  readonly found: ResetPasskeys;
  /** The name of the checkbox that removes them. */
  readonly name: string;
}

/** Asks whether to remove the passkeys together with the old password: an intruder may have added one. */
export function PasskeysChoice({ found: { passkeys, removable }, name: box }: Props) {
  return (
    <div className={classes.choice}>
      <p className={classes.text}>{messages.passkeysStay}</p>
      <ul className={classes.passkeys}>
        {passkeys.map(({ id, name, created_at }) => (
          <li key={id}>
            {name} <span className={classes.detail}>{format(messages.added, { day: dayOf(created_at) })}</span>
          </li>
        ))}
      </ul>
      {removable ? (
        <Checkbox name={box} label={messages.removePasskeys} description={messages.removePasskeysWhy} />
      ) : (
        <p className={classes.detail}>{messages.passkeysNeeded}</p>
      )}
    </div>
  );
}
