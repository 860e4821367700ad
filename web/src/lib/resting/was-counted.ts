/** Whether the view of this was counted before the scripts ran. Says so once: the next view is another one. */
export function wasCounted(about: string): boolean {
  const { dataset } = document.documentElement;
  const was = dataset["viewed"] === about;
  delete dataset["viewed"];
  return was;
}
