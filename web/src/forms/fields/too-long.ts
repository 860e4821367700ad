/** What is said at a text that is longer than the contract allows; undefined where it is not. */
export const tooLong = (text: string, most: number): string | undefined =>
  text.trim().length > most ? `At most ${most} characters.` : undefined;
