/** What this browser remembers of the app; nothing when its storage is shut off. */
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** Remembers `value` under `name`; null forgets it. */
export function storeValue(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name)
    else localStorage.setItem(name, value)
  } catch {
    // Then it is asked again next time.
  }
}
