const key = "setting-up";

/** Whether the site is being set up in this browser, so that a link back to the steps is useful. */
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
    // Without storage there is just no link back.
  }
}
