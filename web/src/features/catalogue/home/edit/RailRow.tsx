import { arranging as messages } from "@mindreel/messages/catalogue/home";
import { format } from "#shared/language/format.ts";
import { OrderedRow } from "#shared/ordering/OrderedRow.tsx";
import { Checkbox } from "#shared/ui/plain/fields/Checkbox.tsx";
import type { ArrangedRail } from "./arrangement.ts";
import classes from "./HomeEditor.module.css";

interface Props {
  readonly rail: ArrangedRail;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onStep: (by: 1 | -1) => void;
  readonly onShow: (visible: boolean) => void;
}

export function RailRow({ rail: { id, kind, title, visible }, onShow, ...row }: Props) {
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
