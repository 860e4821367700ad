/** "to-bottom-right" as a person reads it: "To bottom right". */
export const inWords = (value: string) => value.charAt(0).toUpperCase() + value.slice(1).replaceAll("-", " ");
