import { frame as messages } from "@mindreel/messages/shared/frame";
import "./header-bar.css";
import { pagePath } from "@mindreel/contract/plain/pages";
import type { ReactNode } from "react";
import { Brand } from "./Brand.tsx";

/** Product name on the left (a full page load: `/` is another document once signed out), the rest on the right. */
export function HeaderBar({ children }: { children: ReactNode }) {
  return (
    <header className="header-bar">
      <div className="header-bar-inner">
        <a className="header-bar-home" href={pagePath("home")}>
          <Brand />
        </a>
        <nav className="header-bar-actions" aria-label={messages.account}>
          {children}
        </nav>
      </div>
    </header>
  );
}
