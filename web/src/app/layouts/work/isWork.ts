/** Whether the page is one of the superusers', where the menu is that of their work. */
export const isWork = (pathname: string): boolean => pathname.startsWith("/admin/");
