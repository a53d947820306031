import { filters as messages } from "@mindreel/messages/catalogue/home";
import { Suspense, useState } from "react";
import { IconFilter } from "#shared/icons/member.ts";
import { format } from "#shared/language/format.ts";
import { DialogLoadError } from "#shared/loading/parts/DialogLoadError.tsx";
import { lazily } from "#shared/loading/parts/lazily.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import classes from "./Filters.module.css";
import type { FilterChoice } from "./filterChoice.ts";
import { LengthSelect } from "./LengthSelect.tsx";
import { OrderingSelect } from "./OrderingSelect.tsx";

interface Props {
  readonly chosen: FilterChoice;
  readonly onChoose: (choice: FilterChoice) => void;
}

const FilterSheet = lazily(async () => (await import("./FilterSheet.tsx")).FilterSheet, DialogLoadError);

/** Order and length: beside the heading on a wide screen, behind a button on a small one. */
export function Filters({ chosen, onChoose }: Props) {
  const { ordering, length } = chosen;
  const [state, setState] = useState<"untouched" | "open" | "closed">("untouched");
  const count = Number(ordering !== "-created") + Number(length !== undefined);
  return (
    <>
      <div className={classes.fields}>
        <OrderingSelect chosen={ordering} onChoose={(next) => onChoose({ length, ordering: next })} />
        <LengthSelect chosen={length} onChoose={(next) => onChoose({ ordering, length: next })} />
      </div>
      <Button
        className={classes.button}
        variant={count === 0 ? "default" : "light"}
        leftSection={<IconFilter size={18} stroke={1.75} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setState("open")}
      >
        {count === 0 ? messages.open : format(messages.chosen, { count })}
      </Button>
      {state !== "untouched" && (
        <Suspense>
          <FilterSheet
            chosen={chosen}
            onChoose={onChoose}
            opened={state === "open"}
            onClose={() => setState("closed")}
            onNotLoaded={() => setState("untouched")}
          />
        </Suspense>
      )}
    </>
  );
}
