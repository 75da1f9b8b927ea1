/** Type and size of a file as people read them: "PDF, 214 KB". Sizes are in bytes, 1 KB is 1024 of them. */
export function fileFacts({ name, size }: { name: string; size: number }): string {
  const type = name.slice(name.lastIndexOf('.') + 1).toUpperCase();
  return `${type}, ${readableSize(size)}`;
}

function readableSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const kilobytes = Math.round(bytes / 1024);
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
