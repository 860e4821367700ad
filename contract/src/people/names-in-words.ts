/** "Asha", "Asha and Ravi", "Asha, Ravi and Meera", "Asha, Ravi and 2 others": in a sentence. */
export function namesInWords(names: readonly string[], shown = 3): string {
  const others = names.length - shown + 1;
  const parts = others > 1 ? [...names.slice(0, shown - 1), `${others} others`] : [...names];
  const last = parts.pop() ?? "";
  return parts.length > 0 ? `${parts.join(", ")} and ${last}` : last;
}
