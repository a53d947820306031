import { boot } from "#shared/boot.ts";

export function Landing() {
  return (
    <main id="main" tabIndex={-1}>
      <h1>{boot.appName}</h1>
    </main>
  );
}
