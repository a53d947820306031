import { arrayMove } from "@dnd-kit/sortable";
import { limits } from "@mindreel/contract/plain/limits";
import { arranging as messages } from "@mindreel/messages/catalogue/home";
import { format } from "#shared/language/format.ts";
import { OrderedList } from "#shared/ordering/OrderedList.tsx";
import { OrderedRow } from "#shared/ordering/OrderedRow.tsx";
import { Checkbox } from "#shared/ui/plain/fields/Checkbox.tsx";
import { Title } from "#shared/ui/plain/text/Title.tsx";
import type { ArrangedRail } from "./arrangement.ts";
import classes from "./HomeEditor.module.css";

interface Props {
  readonly rails: ArrangedRail[];
  readonly onChange: (rails: ArrangedRail[]) => void;
}

/** The rails in their order, and whether each is shown. */
export function RailsField({ rails, onChange }: Props) {
  return (
    <section className={classes.part}>
      <Title order={3}>{messages.rails}</Title>
      <p className={classes.note}>{format(messages.railsNote, { most: limits.rails })}</p>
      <OrderedList
        items={rails}
        label={messages.rails}
        className={classes.rails}
        instructions={messages.instructions}
        moved={(now) => format(messages.isNow, now)}
        onMove={(from, to) => onChange(arrayMove(rails, from, to))}
      >
        {(rail, at, onStep) => (
          <RailRow
            key={rail.id}
            rail={rail}
            isFirst={at === 0}
            isLast={at === rails.length - 1}
            onStep={onStep}
            onShow={(visible) => onChange(rails.map((each) => (each.id === rail.id ? { ...each, visible } : each)))}
          />
        )}
      </OrderedList>
    </section>
  );
}

interface RailRowProps {
  readonly rail: ArrangedRail;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onStep: (by: 1 | -1) => void;
  readonly onShow: (visible: boolean) => void;
}

function RailRow({ rail: { id, kind, title, visible }, onShow, ...row }: RailRowProps) {
  return (
    <OrderedRow id={id} title={title} className={classes.rail} {...row}>
      <Checkbox
        aria-label={format(messages.shown, { title })}
        checked={visible}
        onChange={({ currentTarget: { checked } }) => onShow(checked)}
      />
      <span className={classes.words}>
        <span dir="auto">{title}</span>
        <span className={classes.kind}>{messages.kinds[kind]}</span>
      </span>
    </OrderedRow>
  );
}
