import { accountsScreens } from "./accounts.ts";
import { adminScreens } from "./admin.ts";
import { appScreens } from "./app.ts";
import { billingScreens } from "./billing.ts";
import { catalogueScreens } from "./catalogue.ts";
import { engagementScreens } from "./engagement.ts";
import { newsletterScreens } from "./newsletter.ts";
import type { Screen } from "./screen.ts";

/** Every screen of the product, for checks that cover all of them: accessibility, width, screenshots. */
export const screens: readonly Screen[] = [
  ...appScreens,
  ...accountsScreens,
  ...newsletterScreens,
  ...catalogueScreens,
  ...engagementScreens,
  ...billingScreens,
  ...adminScreens,
];
