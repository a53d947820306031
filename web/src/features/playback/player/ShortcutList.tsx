import classes from "./Shortcuts.module.css";

const shortcuts: readonly (readonly [keys: readonly string[], does: string])[] = [
  [["Space", "K"], "Play or pause"],
  [["←", "J"], "Back ten seconds"],
  [["→", "L"], "On ten seconds"],
  [["↑", "↓"], "Louder, quieter"],
  [["M"], "Sound on or off"],
  [["C"], "Captions on or off"],
  [["<", ">"], "Slower, faster"],
  [["T"], "Wide player"],
  [["F"], "Full screen"],
  [["I"], "Picture in picture"],
  [["?"], "This list"],
];

export function ShortcutList() {
  return (
    <dl className={classes.list}>
      {shortcuts.map(([keys, does]) => (
        <div key={does}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
