/** `services.3.name` belongs to `services`. */
export const topOf = (path: string) => path.split(".")[0] ?? path;
