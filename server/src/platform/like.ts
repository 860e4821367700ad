/** The signs of a pattern stand for themselves in what somebody typed. */
const escaped = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** A pattern for LIKE: has this text in it. */
export const containing = (text: string) => `%${escaped(text)}%`;

/** A pattern for LIKE: begins with this text. */
export const beginningWith = (text: string) => `${escaped(text)}%`;
