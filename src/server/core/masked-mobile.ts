/** What an owner sees of their number ("91" + 10 digits): 91******3210. */
export function maskedMobile(mobile: string): string {
  return `${mobile.slice(0, 2)}******${mobile.slice(-4)}`
}
