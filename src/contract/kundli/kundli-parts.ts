/** The pages of a kundli, in their order. Without schemas, so that the browser can read it too. */
export const kundliParts = ['overview', 'planets', 'dasha', 'yogas', 'today', 'expert'] as const
export type KundliPart = (typeof kundliParts)[number]

/** The part that an address names; the overview where it names none. */
export function kundliPartOf(name: string | null): KundliPart {
  return kundliParts.find((part) => part === name) ?? 'overview'
}
