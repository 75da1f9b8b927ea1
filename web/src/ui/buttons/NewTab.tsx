/** What a screen reader hears behind the name of a link that opens in a new tab. */
export function NewTab() {
  return <span className="vh">, opens in a new tab</span>;
}
