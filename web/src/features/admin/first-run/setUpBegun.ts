const key = "setting-up";

/** Whether somebody is setting up the site in this browser, and may want to go on. */
export function isSettingUp(): boolean {
  try {
    return localStorage.getItem(key) === "1";
  } catch {
    return false;
  }
}

export function rememberSettingUp(begun: boolean): void {
  try {
    if (begun) localStorage.setItem(key, "1");
    else localStorage.removeItem(key);
  } catch {
    // The way back is a convenience.
  }
}
