/** Escapes the special characters of LIKE in what somebody typed. */
const escaped = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** A pattern for LIKE: contains this text. */
export const containing = (text: string) => `%${escaped(text)}%`;

/** A pattern for LIKE: begins with this text. */
export const beginningWith = (text: string) => `${escaped(text)}%`;
