/** A list of equal entries. */
export function filled<T>(length: number, value: T): T[] {
  const list: T[] = [];
  for (let i = 0; i < length; i++) list.push(value);
  return list;
}
