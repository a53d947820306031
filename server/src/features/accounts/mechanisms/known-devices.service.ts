import type { Db } from "#data/database.ts";
import { day } from "#domain/time/units-of-time.ts";
import type { User } from "#members/members.repository.ts";
import * as devices from "./known-devices.repository.ts";
import type { SecurityNoticesService } from "./security-notices.service.ts";

interface Dependencies {
  readonly db: Db;
  readonly notices: Pick<SecurityNoticesService, "planSignIn">;
  readonly clock: () => Date;
}

const keptDays = 365;

/**
 * The kinds of device, such as `Firefox on Windows`, with which members sign in. A sign-in with another kind than before
 * is mailed to them; the first of all is not. See docs/decisions/0059-mails-about-sign-ins.md.
 */
export function createKnownDevicesService({ db, notices, clock }: Dependencies) {
  return {
    isKnown: (userId: number, device: string) => devices.isKnown(db, userId, device),

    /** Remembers the kind of device of a session that was just opened, in its transaction. */
    meet: async (tx: Db, user: User, signIn: devices.SignIn): Promise<void> => {
      if (await devices.remember(tx, user.id, signIn)) await notices.planSignIn(tx, user, signIn.device);
    },

    /** Forgets kinds that are out of use, a year after they were met. */
    sweep: () => devices.forgetUnused(db, new Date(clock().getTime() - keptDays * day)),
  };
}

export type KnownDevicesService = ReturnType<typeof createKnownDevicesService>;
