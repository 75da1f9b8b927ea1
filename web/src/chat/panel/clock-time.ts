/** Hours and minutes in the visitor's own zone, like 09:05. */
export function clockTime(at: number): string {
  const time = new Date(at);
  return [time.getHours(), time.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}
