import type { CSSModulesOptions } from "vite";

/** The file and name of each class. */
const owners = new Map<string, string>();

/** Short, since they are in the scripts, styles and markup of each page, and hashes do not compress. */
export const classNames: CSSModulesOptions = {
  generateScopedName: "[hash:base64:4]",
  // So short that two could be the same, in which case either would get the other's style.
  getJSON: (file, names: Readonly<Record<string, string>>) => {
    for (const [name, classes] of Object.entries(names)) {
      // Those that it is composed of follow it.
      const [own = ""] = classes.split(" ");
      const owner = `${file}: ${name}`;
      const other = owners.get(own) ?? owner;
      if (other !== owner) throw new Error(`“${own}” is the class both of ${other} and of ${owner}. Rename one.`);
      owners.set(own, owner);
    }
  },
};
