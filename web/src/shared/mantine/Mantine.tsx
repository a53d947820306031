import "./styles.ts";
import { DirectionProvider, type MantineColorSchemeManager, MantineProvider } from "@mantine/core";
import { directionOf } from "@mindreel/contract/plain/languages";
import type { ReactNode } from "react";
import { language } from "#shared/language/language.ts";
import { getScheme, setScheme, subscribeScheme } from "#shared/theme/colorScheme.ts";
import { cssVariables, theme } from "./theme.ts";

let unsubscribe: () => void = () => undefined;

/** Mantine follows our own colour scheme, which the landing page keeps too. */
const schemeManager: MantineColorSchemeManager = {
  // The server does not know it, and nothing that it renders depends on it.
  get: (fallback) => (typeof document === "undefined" ? fallback : getScheme()),
  set: (value) => {
    // Mantine also calls back with the value that `onUpdate` has just given it.
    if (value !== "auto" && value !== getScheme()) setScheme(value);
  },
  subscribe: (onUpdate) => {
    unsubscribe = subscribeScheme(() => onUpdate(getScheme()));
  },
  unsubscribe: () => unsubscribe(),
  clear: () => undefined,
};

/** Around what is built of Mantine: forms, tables and dialogs. */
export function Mantine({ children }: { children: ReactNode }) {
  return (
    <DirectionProvider initialDirection={directionOf(language())} detectDirection={false}>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariables} colorSchemeManager={schemeManager}>
        {children}
      </MantineProvider>
    </DirectionProvider>
  );
}
