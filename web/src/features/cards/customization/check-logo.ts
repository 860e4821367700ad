const TYPES = ["image/jpeg", "image/jpg", "image/png", "image/gif"];
const LARGEST_BYTES = 5 * 1024 * 1024;

/** What is wrong with a file that should be a logo; the server looks at its content too. */
export function checkLogo({ type, size }: Pick<File, "type" | "size">): string | undefined {
  if (!TYPES.includes(type)) return "Choose a JPEG, PNG or GIF picture.";
  if (size > LARGEST_BYTES) return "A picture can be at most 5 MB.";
  return undefined;
}
