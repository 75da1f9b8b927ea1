/** Returns type and size of a file for people, for example "PDF, 214 KB". */
export function fileFacts({ name, size }: { name: string; size: number }): string {
  const type = name.slice(name.lastIndexOf('.') + 1).toUpperCase();
  return `${type}, ${readableSize(size)}`;
}

/** Returns a size for people. 1 KB is 1,024 bytes. */
export function readableSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const kilobytes = Math.round(bytes / 1024);
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
