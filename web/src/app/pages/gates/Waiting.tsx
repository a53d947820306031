import { pageAt } from "@mindreel/contract/plain/pages";
import { waiting as messages } from "@mindreel/messages/catalogue/teasers";
import { Counts } from "#features/catalogue/showcase/Counts.tsx";
import { WaitingRails } from "#features/catalogue/teasers/WaitingRails.tsx";
import { useLocation } from "#shared/navigation/NavigationProvider.tsx";
import { useParams } from "#shared/navigation/navigation.ts";
import { Title } from "#shared/ui/plain/text/Title.tsx";
import classes from "./gates.module.css";

/** What waits behind the gate: how much, and titles to browse. */
export function Waiting() {
  const { pathname } = useLocation();
  const { id = "" } = useParams();
  return (
    <section className={classes.waiting} aria-labelledby="waiting">
      <div>
        <Title order={2} id="waiting">
          {messages.title}
        </Title>
        <Counts className={classes.counts} />
      </div>
      <WaitingRails first={pageAt(pathname) === "series" ? `series:${id}` : undefined} />
    </section>
  );
}
