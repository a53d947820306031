import { watch as messages } from "@mindreel/messages/catalogue/videos";
import { useState } from "react";
import { type Tab, Tabs } from "#shared/ui/plain/tabs/Tabs.tsx";

interface Props {
  readonly className: string | undefined;
  readonly tabs: readonly Tab[];
}

/** The panel next to a player, with tabs of things to read or do while watching. */
export function SidePanel({ className, tabs }: Props) {
  const [chosen, choose] = useState("");
  return (
    <div className={className}>
      <Tabs label={messages.beside} tabs={tabs} chosen={chosen} onChoose={choose} />
    </div>
  );
}
