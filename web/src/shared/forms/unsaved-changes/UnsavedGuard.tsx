import { Mantine } from "#shared/mantine/Mantine.tsx";
import { useUnsavedGuard } from "./useUnsavedGuard.tsx";

function Guard() {
  return useUnsavedGuard(true);
}

/** The guard of a form that is not built with Mantine, loaded once there is something to lose. */
export function UnsavedGuard() {
  return (
    <Mantine>
      <Guard />
    </Mantine>
  );
}
