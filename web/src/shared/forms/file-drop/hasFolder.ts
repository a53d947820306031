/** Whether a folder is being dropped. Browsers offer it as a file that cannot be read, or not at all. */
export const hasFolder = ({ items }: DataTransfer): boolean =>
  [...items].some((item) => item.webkitGetAsEntry()?.isDirectory);
