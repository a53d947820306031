export const messages = {
  move: "Move {title}",
  moveUp: "Move {title} up",
  moveDown: "Move {title} down",
  draggable: "draggable",
  instructions:
    "To move an entry, press the space bar, then the up and down arrow keys. Press the space bar again to put it down, or Escape to leave it where it was.",
  isNow: "{title} is now at place {place} of {count}.",
  pickedUp: "{title} is picked up, from place {place} of {count}.",
  over: "{title} is over place {place} of {count}.",
  putDown: "{title} is put down at place {place} of {count}.",
  stays: "{title} stays at place {place} of {count}.",
} as const;
