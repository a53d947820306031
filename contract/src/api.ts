import type { Static, TSchema } from "typebox";
import { accountsWire } from "./accounts.ts";
import { addressWire } from "./address.ts";
import { adminWire } from "./admin.ts";
import { billingWire } from "./billing.ts";
import { catalogueWire } from "./catalogue.ts";
import { engagementWire } from "./engagement.ts";
import { figuresWire } from "./figures.ts";
import { libraryWire } from "./library.ts";
import { libraryHealthWire } from "./libraryHealth.ts";
import { membersWire } from "./members.ts";
import { newsletterWire } from "./newsletter.ts";
import { ownDataWire } from "./ownData.ts";
import { passkeysWire } from "./passkeys.ts";
import { securityWire } from "./security.ts";
import { twoFactorWire } from "./twoFactor.ts";
import { videosWire } from "./videos.ts";

/** Every call there is. The server registers these and no others; the API description is made from them. */
export const api = {
  ...accountsWire,
  ...membersWire,
  ...securityWire,
  ...twoFactorWire,
  ...addressWire,
  ...ownDataWire,
  ...passkeysWire,
  ...billingWire,
  ...catalogueWire,
  ...libraryWire,
  ...libraryHealthWire,
  ...videosWire,
  ...engagementWire,
  ...newsletterWire,
  ...adminWire,
  ...figuresWire,
};

export type Api = typeof api;
export type Call = keyof Api;

type Typed<C extends Call, Part extends string> = Api[C] extends { readonly [P in Part]: infer S extends TSchema }
  ? Static<S>
  : undefined;

export type ParamsOf<C extends Call> = Typed<C, "params">;
export type QueryOf<C extends Call> = Typed<C, "query">;
export type BodyOf<C extends Call> = Typed<C, "body">;
export type AnswerOf<C extends Call> = Api[C]["answer"]["body"] extends TSchema
  ? Static<Api[C]["answer"]["body"]>
  : null;
/** Names of the picture fields of a multipart call; `never` for the rest. */
export type FilesOf<C extends Call> = Api[C] extends { readonly files: readonly (infer F extends string)[] }
  ? F
  : never;

/** `rehearsal`: payments that move no money. `off`: there are none. */
export type PaymentsMode = "stripe" | "rehearsal" | "off";

/** Every action that the audit log knows. */
export type AuditAction = { [C in Call]: Api[C] extends { readonly audit: infer A } ? A : never }[Call];

/** What the server puts into the page for the browser to start with. */
export interface Boot {
  readonly appName: string;
  /** US cents a month. */
  readonly planPriceCents: number;
  readonly payments: PaymentsMode;
  /** Null: nobody signs in by Google here. */
  readonly googleClientId: string | null;
}
