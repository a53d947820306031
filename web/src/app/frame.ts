import { loadable } from "#shared/loading/loadable.ts";
import type { FrameModule } from "#shared/loading/pageModule.ts";

/** What stands around the pages of members. */
export const memberFrame = loadable<FrameModule>(
  "src/app/layouts/MemberFrame.tsx",
  () => import("./layouts/MemberFrame.tsx"),
);

/** What keeps everyone but superusers from their pages. */
export const superuserGate = loadable("src/app/parts/AdminOnly.tsx", () => import("./parts/AdminOnly.tsx"));

/** What the pages that are not rendered on the server are built of. */
export const mantine = loadable("src/shared/mantine/Mantine.tsx", () => import("#shared/mantine/Mantine.tsx"));
