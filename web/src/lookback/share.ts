// Copying and saving: small things browsers do differently.

/** Whether the text is in the clipboard now; on plain http a browser may refuse. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export function save(content: string | Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(typeof content === 'string' ? new Blob([content], { type: 'text/plain' }) : content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export function address(hash: string): string {
  return location.origin + location.pathname + hash;
}
