import "./styles.ts";
import { DirectionProvider, type MantineColorSchemeManager, MantineProvider } from "@mantine/core";
import { directionOf } from "@mindreel/contract/plain/languages";
import type { ReactNode } from "react";
import { language } from "#shared/language/language.ts";
import { getScheme, setScheme, subscribeScheme } from "#shared/theme/colorScheme.ts";
import { cssVariables, theme } from "./theme.ts";

let unsubscribe: () => void = () => undefined;

/** Makes Mantine follow our own colour scheme, which the landing page shares. */
const schemeManager: MantineColorSchemeManager = {
  // The server does not know the scheme, and its markup does not depend on it.
  get: (fallback) => (typeof document === "undefined" ? fallback : getScheme()),
  set: (value) => {
    // Mantine also calls this with the value that `onUpdate` has just passed to it.
    if (value !== "auto" && value !== getScheme()) setScheme(value);
  },
  subscribe: (onUpdate) => {
    unsubscribe = subscribeScheme(() => onUpdate(getScheme()));
  },
  unsubscribe: () => unsubscribe(),
  clear: () => undefined,
};

/** The provider of the pages of the administration. */
export function Mantine({ children }: { children: ReactNode }) {
  return (
    <DirectionProvider initialDirection={directionOf(language())} detectDirection={false}>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariables} colorSchemeManager={schemeManager}>
        {children}
      </MantineProvider>
    </DirectionProvider>
  );
}
