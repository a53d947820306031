import { SiteHeader } from "#app/layouts/SiteHeader.tsx";

export function Component() {
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1} />
    </>
  );
}
