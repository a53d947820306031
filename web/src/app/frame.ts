import { loadable } from "#shared/loading/loadable.ts";
import type { FrameModule } from "#shared/loading/pageModule.ts";

/** The frame around members' pages. */
export const memberFrame = loadable<FrameModule>(
  "src/app/layouts/MemberFrame.tsx",
  () => import("./layouts/MemberFrame.tsx"),
);

/** Keeps everyone but superusers from the superusers' pages. */
export const superuserGate = loadable("src/app/pages/gates/AdminOnly.tsx", () => import("./pages/gates/AdminOnly.tsx"));

/** The component library of the pages that are not rendered on the server. */
export const mantine = loadable("src/shared/mantine/Mantine.tsx", () => import("#shared/mantine/Mantine.tsx"));
